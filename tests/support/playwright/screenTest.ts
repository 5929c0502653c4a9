import type { Page } from '@playwright/test';
import { takenOver } from '../browser';
import type { Player } from '../player';
import { expectSound } from './expectSound';
import { expect, test as base } from './portalTest';

export type Act = (page: Page) => Promise<unknown>;

/** A state of a screen: its name, its address, the actions before it is checked, and the actions before it is opened. */
export type ScreenState = readonly [name: string, address: string, act?: Act | undefined, prepare?: Act];

/** A player with a history, shared by all states of a worker, since none of them changes anything. */
const test = base.extend<object, { customer: Player }>({
  customer: [
    async ({ portal }, use) => {
      const player = await portal.newPlayer();
      await player.topUp(500_000);
      await use(player);
    },
    { scope: 'worker' },
  ],
  player: ({ customer }, use) => use(customer),
});

/**
 * Checks each state on a laptop: a heading, a title, no horizontal scrolling, no axe findings. On a phone, tests/stories checks the same
 * states, and everyWidth.test.ts their addresses.
 */
export function testScreens(who: string, signedIn: boolean, states: readonly ScreenState[]): void {
  test.describe(`axe finds nothing and nothing scrolls sideways: ${who}`, () => {
    test.use({ size: 'laptop', signedIn, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, address, act, prepare] of states)
      test(name, async ({ page }) => {
        await prepare?.(page);
        await page.goto(address);
        await takenOver(page);
        await page.locator('h1').first().waitFor();
        await act?.(page);
        await expect(page).toHaveTitle(/\S+ .+/);
        await expectSound(page);
      });
  });
}
