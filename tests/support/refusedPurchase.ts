import { expect, type Page } from '@playwright/test';
import { sandbox, type Player } from './player';
import { buy, chooseFirstAmount, openPage } from './portalPages';
import type { HostProcess } from './startHost';

/** A purchase that the game server refuses, followed by its refund. */
export async function buyRefused(page: Page, host: HostProcess, player: Player): Promise<void> {
  await sandbox(host, '/game', { mode: 'refuse' });
  await openPage(page, '/recharge');
  await chooseFirstAmount(page);
  await buy(page);
  await expect.poll(async () => (await player.history())[0]?.type).toBe('credit.refund');
  await sandbox(host, '/game', { mode: 'ok' });
}
