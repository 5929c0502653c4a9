import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { LiftedState } from '../../src/replay/liftedState';
import { maskSecrets } from '../../src/replay/maskSecrets';
import { accessibleTree } from './accessibleTree';
import { defineName } from './browser';

export { maskSecrets, type LiftedState };

const folder = path.resolve(__dirname, '../recordings');

/** A file of tests/recordings. */
export const readFile = (name: string): string => readFileSync(path.join(folder, `${name}.json`), 'utf8');

/** Number of an action → the screen shown after it, as captured live. */
const readScreens = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, 'screens', `${name}.json`), 'utf8')) as Record<number, string>;

export const readLifted = (name: string) => JSON.parse(readFile(name)) as LiftedState;

/** The screen on a page, secrets masked. */
export const screenNow = (page: Page): Promise<string> =>
  page.evaluate(`(${accessibleTree.toString()})(document.body)`).then((tree) => maskSecrets(String(tree)));

const PATIENCE_MS = 30_000;

/** Resolves once the page shows a step's screen. */
export const expectScreen = (page: Page, step: number, expected: string): Promise<void> =>
  expect
    .poll(() => screenNow(page), {
      message: `the screen of step ${step}`,
      timeout: PATIENCE_MS,
      intervals: [10, 20, 50, 100],
    })
    .toBe(expected);

/** Observes what must not change or happen while other moments are shown. */
export async function witness(page: Page) {
  const read = () =>
    page.evaluate(() => ({
      // The replay page keeps its step in the address.
      address: window.location.href.replace(/[?&]step=\d+/, ''),
      historyLength: window.history.length,
      storage: JSON.stringify([localStorage, sessionStorage]),
    }));
  const before = await read();
  const requests: string[] = [];
  const note = (request: { method: () => string; url: () => string }) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  page.on('request', note);
  return {
    /** Not counted as calls: page chunks and art, which are static files, and the icon, which the browser reloads for a new address. */
    async end() {
      page.off('request', note);
      return {
        calls: requests.filter((request) => !/^GET \/(assets\/|world\/|favicon\.)/.test(request)),
        unchanged: JSON.stringify(await read()) === JSON.stringify(before),
      };
    },
  };
}

/** Pseudo-random numbers from 0 to below 1, so that a failure can be reproduced. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const SEED = 20_261_121;

/** Steps forward, backward and at random; never to the current step. */
export function ordersOf(steps: readonly number[]): number[] {
  const next = chance(SEED);
  const mixed = steps
    .map((step) => ({ step, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ step }) => step);
  return [...steps, ...steps.toReversed(), ...mixed].filter((step, at, all) => step !== all[at - 1]);
}

/** The number of the snapshot that a replay shows, or that a running portal shows in place of its live page. */
declare global {
  interface Window {
    shownSnapshot: () => string | null;
    /** Resolves once another snapshot is shown than before. */
    untilOtherSnapshot: (act: () => void) => Promise<void>;
  }
}

function followSnapshots(patienceMs: number) {
  window.shownSnapshot = () =>
    document.querySelector('[data-snapshot]')?.getAttribute('data-snapshot') ?? null;
  window.untilOtherSnapshot = (act) =>
    new Promise((resolve, reject) => {
      const before = window.shownSnapshot();
      const watcher = new MutationObserver(() => {
        if (window.shownSnapshot() === before) return;
        watcher.disconnect();
        clearTimeout(patience);
        resolve();
      });
      const patience = setTimeout(() => reject(new Error(`still at snapshot ${before}`)), patienceMs);
      watcher.observe(document, { attributes: true, childList: true, subtree: true });
      act();
    });
}

/** Call it before a page is opened: defines `untilOtherSnapshot` in it. */
export const watchSnapshots = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `${defineName}(${followSnapshots.toString()})(${PATIENCE_MS});`,
  });

/**
 * Goes to every step of a recording, forward, backward and at random, in `steps` steps; wherever a screen was captured live, the
 * replayed screen must be equal.
 */
export async function expectEveryScreen(
  page: Page,
  { name, steps }: { name: string; steps: number },
  goTo: (step: number) => Promise<void>,
) {
  const screens = readScreens(name);
  for (const step of ordersOf([...Array(steps).keys()])) {
    await goTo(step);
    const expected = screens[step];
    if (expected !== undefined) await expectScreen(page, step, expected);
  }
}
