import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium';

/** The two sizes of issue and design: a cheap phone, a laptop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What a developer would see in red: exceptions, console errors, CSP violations. Refused calls are no faults. */
  faults: string[];
}

const refusedCall = /^Failed to load resource: (the server responded|net::ERR_)/;

export interface VisitOptions {
  size?: Size;
  /** What the player chose before; unset: nothing is stored. */
  mode?: Mode | 'system';
  context?: Parameters<Browser['newContext']>[0];
}

/** A player's browser: a context of its own with one tab. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { size = 'phone', mode, context: more } = options;
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size === 'phone',
    locale: 'vi-VN',
    ...more,
  });
  // An empty tab has no storage.
  if (mode)
    await context.addInitScript((value) => {
      if (location.protocol !== 'about:') localStorage.setItem('mode', value);
    }, mode);
  context.setDefaultTimeout(15_000);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) faults.push(message.text());
  });
  const page = await context.newPage();
  return { context, page, faults };
}

/** Resolves once the portal's scripts have taken the page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#root > *');
    return first !== null && Object.keys(first).some((name) => name.startsWith('__reactFiber'));
  });
}
