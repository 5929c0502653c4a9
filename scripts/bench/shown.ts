import type { Browser, Page } from 'playwright-core';
import { defineName, visit } from '../../tests/support/browser';

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(7);
export const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`.padStart(7);

/** The time in ms from requesting a page until it contains `what`, including loading its code. By default `what` is a step of a recording. */
export async function shownMs(page: Page, address: string, what = '[data-snapshot]'): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(what).first().waitFor({ state: 'attached' });
  return page.evaluate(() => performance.now());
}

/** Runs `work` in a new browser context with an empty cache. */
export async function inPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, context } = await visit(browser, 'laptop');
  await context.addInitScript(defineName);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}
