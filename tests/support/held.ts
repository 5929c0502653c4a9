import type { Page, Route } from 'playwright-core';

interface Held {
  /** Lets all held calls and all later ones continue. */
  release(): Promise<void>;
}

/** Holds back calls that match `url` until they are released, to simulate a slow network. */
export async function hold(page: Page, url: Parameters<Page['route']>[0]): Promise<Held> {
  let free = false;
  const waiting: Route[] = [];
  await page.route(url, async (route) => {
    if (free) await route.continue();
    else waiting.push(route);
  });
  return {
    async release() {
      free = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** The scripts of the portal. */
export const scripts = /\/assets\/.*\.js$/;
