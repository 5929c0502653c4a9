import type { Page, Route } from 'playwright-core';

interface Held {
  /** Lets what waits, and all that follows, go on. */
  release(): Promise<void>;
}

/** Holds the answers to what matches `url` back until they are released: a network as slow as one likes. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
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
