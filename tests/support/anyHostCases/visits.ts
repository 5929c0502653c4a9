import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves with whether the page has settled: no call is pending, no loading state is shown, and nothing changes. */
    atRest?: () => Promise<boolean>;
  }
}

/** Defines `atRest` in every page of a tab. Call it before its first page is opened and before its clock is replaced by Playwright's. */
export async function watchCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch, requestIdleCallback } = window;
    let openCalls = 0;
    let changes = 0;
    window.fetch = (...call) => {
      openCalls += 1;
      return fetch(...call).finally(() => (openCalls -= 1));
    };
    const countLoading = (node: Node) => {
      if (!(node instanceof HTMLScriptElement) || node.src === '') return;
      openCalls += 1;
      for (const end of ['load', 'error']) node.addEventListener(end, () => (openCalls -= 1), { once: true });
    };
    const observer = new MutationObserver((records) => {
      changes += 1;
      for (const { addedNodes } of records) addedNodes.forEach(countLoading);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    const loads = () => {
      const main = document.querySelector('main');
      return !main || main.querySelector('[aria-busy=true]') !== null || main.innerText.includes('Đang tải');
    };
    window.atRest = async () => {
      for (let looks = 0, quiet = 0, seen = -1; quiet < 3; looks += 1) {
        if (looks > 500) return false;
        await new Promise((resolve) => requestIdleCallback.call(window, resolve));
        quiet = openCalls === 0 && changes === seen && !loads() ? quiet + 1 : 0;
        seen = changes;
      }
      return true;
    };
  });
}

export const comeToRest = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.atRest?.() ?? Promise.resolve(false));

/** Opens an address within the portal, without loading it again. */
export async function goWithin(page: Page, address: string): Promise<boolean> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  return comeToRest(page);
}

/** Slightly longer than the portal caches a response that no page uses any more, in ms. */
const FORGET_MS = 61_000;

/** Opens an address with an empty cache, without the responses of earlier pages. The page's clock must be Playwright's. */
export async function goAnew(page: Page, address: string): Promise<boolean> {
  await goWithin(page, '/support');
  await page.clock.fastForward(FORGET_MS);
  return goWithin(page, address);
}
