import type { Page } from 'playwright-core';

/** Keys of localStorage under which responses are stored. */
export const keptAnswers = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-read-')));

const untilKept = (page: Page, query: string) =>
  page.waitForFunction(
    (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
    `last-read-${query}:`,
  );

/** The worker is active, and both responses of /transactions are stored. */
export async function installWorker(page: Page): Promise<void> {
  await page.goto('/transactions');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilKept(page, 'getMe');
  await untilKept(page, 'getHistory');
}
