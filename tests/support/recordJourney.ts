import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { paths, type User } from '@portal/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
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

/** A player who pauses before each action, so that each screen stays long enough to be captured. */
export const launchSlowly = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments, slowMo: 600 });

interface Recorded {
  /** The file that the recorder saved. */
  recording: string;
  /** Number of an action → the screen shown after it, secrets masked. */
  screens: Record<string, string>;
}

/** The delay of each response, so that the waiting screen can be captured. */
const ANSWER_MS = 600;

/** Leaves out the screens after player entries: they show what was typed, which no recording contains. */
function withoutTyped(screens: Record<number, string>, recording: string): Record<string, string> {
  const { actionsById } = JSON.parse(recording) as LiftedState;
  const isTyped = (index: number) => isPlayerEntry(actionsById[index]?.action ?? { type: '' });
  return Object.fromEntries(Object.entries(screens).filter(([index]) => !isTyped(Number(index))));
}

/** The players in the host's responses; a recording has masks in place of their names (docs/decisions/0128). */
function notePlayers(page: Page): User[] {
  const players: User[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== paths.me || !response.ok()) return;
    const note = (user: User | null) => user && players.push(user);
    void response.json().then(note, () => undefined);
  });
  return players;
}

const whoIsSignedIn = async (context: BrowserContext, { origin }: HostProcess): Promise<User> =>
  (await (await context.request.get(origin + paths.me)).json()) as User;

/** Plays a journey in a portal with PORTAL_DEVTOOLS=1 and saves the recording and the screens. */
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
    // A page that the host has rendered contains the player, and need not ask for them.
    if (journey.signedIn) players.push(await whoIsSignedIn(context, host));
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
