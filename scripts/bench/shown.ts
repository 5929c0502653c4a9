import type { Browser, Page } from 'playwright-core';
import { visit } from '../../tests/support/browser';

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`.padStart(7);
export const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`.padStart(7);

/** In ms from asking for a page until `what` is in it, its code included; a step of a recording unless said otherwise. */
export async function shownMs(page: Page, address: string, what = '[data-snapshot]'): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(what).first().waitFor({ state: 'attached' });
  return page.evaluate(() => performance.now());
}

/** Work in a browser window of its own, with nothing cached. */
export async function inPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, context } = await visit(browser, 'laptop');
  // tsx names functions by a helper, which what is evaluated in the page finds here.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}
