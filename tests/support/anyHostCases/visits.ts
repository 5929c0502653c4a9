import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves with whether the page has settled: no call is pending, no loading state is shown, and nothing changes. */
    atRest?: () => Promise<boolean>;
    /** Resolves once a condition is met and the effects of its change have run. */
    afterIdle?: (condition: () => boolean) => Promise<void>;
  }
}

/** Defines `atRest` and `afterIdle` in every page of a tab. Call it before its first page is opened and before its clock is replaced by Playwright's. */
export async function watchCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch, requestIdleCallback } = window;
    let openCalls = 0;
    let changes = 0;
    const readBody = async (response: Response) => {
      const endless = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
      if (!endless) await response.clone().arrayBuffer();
    };
    window.fetch = async (...call) => {
      openCalls += 1;
      try {
        const response = await fetch(...call);
        await readBody(response);
        return response;
      } finally {
        openCalls -= 1;
      }
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
    const idle = () => new Promise((resolve) => requestIdleCallback.call(window, resolve));
    window.afterIdle = async (condition) => {
      while (!condition()) await idle();
      await idle();
    };
    window.atRest = async () => {
      for (let looks = 0, quiet = 0, seen = -1; quiet < 3; looks += 1) {
        if (looks > 500) return false;
        await idle();
        quiet = openCalls === 0 && changes === seen && !loads() ? quiet + 1 : 0;
        seen = changes;
      }
      return true;
    };
  });
}

export const comeToRest = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.atRest?.() ?? Promise.resolve(false));

/** Runs in the page: goes to an address within the portal. */
function go(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Opens an address within the portal, without loading it again. */
export async function goWithin(page: Page, address: string): Promise<boolean> {
  await page.evaluate(go, address);
  return comeToRest(page);
}

/** Leaves the open page for that of an address without one, which asks the host nothing; resolves once no part of it is left. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(go, '/nothing-here');
  await page.evaluate(() => window.afterIdle?.(() => document.querySelector('[data-art="lost"]') !== null));
}

/** Slightly longer than the portal caches a response that no page uses any more, in ms. */
const FORGET_MS = 61_000;

/** Opens an address with an empty cache, without the responses of earlier pages. The page's clock must be Playwright's. */
export async function goAnew(page: Page, address: string): Promise<boolean> {
  await leave(page);
  await page.clock.fastForward(FORGET_MS);
  return goWithin(page, address);
}
