import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { maskSecrets } from '../../src/store/devTools';
import { accessibleTree } from './accessibleTree';

const folder = path.resolve(__dirname, '../recordings');

/** A file of tests/recordings. */
export const readFile = (name: string): string => readFileSync(path.join(folder, `${name}.json`), 'utf8');

/** Number of an action → the screen that stood after it, as it was taken live. */
export const readScreens = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, 'screens', `${name}.json`), 'utf8')) as Record<number, string>;

/** The screen that a page shows, secrets masked. */
export const screenNow = (page: Page): Promise<string> =>
  page.evaluate(`(${accessibleTree.toString()})(document.body)`).then((tree) => maskSecrets(String(tree)));

/** The expected screen once the page shows it, else the one it shows after two seconds. */
export async function screenSoon(page: Page, expected: string): Promise<string> {
  for (let look = 0; look < 40; look++) {
    if ((await screenNow(page)) === expected) return expected;
    await page.waitForTimeout(50);
  }
  return screenNow(page);
}

/** What may not change, and what may not happen, while other moments are shown. */
export async function witness(page: Page) {
  const read = () =>
    page.evaluate(() => ({
      address: window.location.href,
      historyLength: window.history.length,
      storage: JSON.stringify([localStorage, sessionStorage]),
    }));
  const before = await read();
  const requests: string[] = [];
  const note = (request: { method: () => string; url: () => string }) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  page.on('request', note);
  return {
    /** Parts of pages that come in chunks of their own are files of the portal, no calls. */
    async end() {
      page.off('request', note);
      return {
        calls: requests.filter((request) => !request.startsWith('GET /assets/')),
        unchanged: JSON.stringify(await read()) === JSON.stringify(before),
      };
    },
  };
}

/** Forward, backward, and in an order that only looks like chance, so that a failure can be seen again. */
export const ordersOf = (steps: readonly number[]): number[] => {
  const mixed = [...steps].sort((a, b) => ((a * 7919) % 101) - ((b * 7919) % 101));
  return [...steps, ...steps.toReversed(), ...mixed];
};
