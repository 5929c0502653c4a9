import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { paths, type User } from '@portal/contract';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Journey } from '../recordings/journeys';
import { maskSecrets } from '../../src/replay/maskSecrets';
import type { LiftedState } from '../../src/replay/liftedState';
import { isPlayerEntry } from '../../src/replay/mirror/playerEntry';
import { visit } from './browser';
import { chromiumArguments, chromiumPath } from './chromium';
import { lastScreenStands, screensOf, watchScreens } from './liveScreens';
import { demoPlayer } from './player';
import type { HostProcess } from './startHost';
import { withoutNames } from './withoutNames';

/** A player who takes a moment for everything, so that each screen stands long enough to be taken down. */
export const launchSlowly = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments, slowMo: 600 });

interface Recorded {
  /** The file that the recorder saved. */
  recording: string;
  /** Number of an action → the screen that stood after it, secrets masked. */
  screens: Record<string, string>;
}

/** How long an answer takes, so that the screen that waits for it can be seen. */
const ANSWER_MS = 600;

/** After an entry of the player there stands what they typed, which no recording has. */
function withoutTyped(screens: Record<number, string>, recording: string): Record<string, string> {
  const { actionsById } = JSON.parse(recording) as LiftedState;
  const isTyped = (index: number) => isPlayerEntry(actionsById[index]?.action ?? { type: '' });
  return Object.fromEntries(Object.entries(screens).filter(([index]) => !isTyped(Number(index))));
}

/** The players that the host tells of; a recording has masks in the place of their names (docs/decisions/0128). */
function notePlayers(page: Page): User[] {
  const players: User[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== paths.me || !response.ok()) return;
    const note = (user: User | null) => user && players.push(user);
    void response.json().then(note, () => undefined);
  });
  return players;
}

/** Plays a journey in a portal with PORTAL_DEVTOOLS=1 and saves what its recorder has. */
export async function recordJourney(
  browser: Browser,
  host: HostProcess,
  journey: Journey,
): Promise<Recorded> {
  const { page, context, faults } = await visit(browser, 'laptop');
  try {
    const player = demoPlayer(host);
    if (journey.signedIn) await player.signInto(context);
    await watchScreens(page);
    const players = notePlayers(page);
    await page.route(/\/(api|login|logout|register|reset-password)/, async (route) => {
      await delay(ANSWER_MS);
      await route.continue().catch(() => undefined);
    });
    await page.goto(host.origin + journey.start);
    await lastScreenStands(page);
    await journey.play(page, player, host);
    await lastScreenStands(page);
    const screens = await screensOf(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-replay-bar] button').nth(1).click(),
    ]);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const recording = readFileSync(await download.path(), 'utf8');
    const shown = Object.entries(withoutTyped(screens, recording)).map(
      ([index, tree]) => [index, withoutNames(maskSecrets(tree), players)] as const,
    );
    return { recording, screens: Object.fromEntries(shown) };
  } finally {
    await context.close();
  }
}
