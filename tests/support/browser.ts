import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { benchArguments, chromiumArguments, chromiumPath, wholeChromiumPath } from './chromium';

/** The two viewports of the design: a cheap phone and a laptop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as Size[];

export const modes = ['dark', 'light'] as const;
export type Mode = (typeof modes)[number];

/** The locale and time zone of players, used by every browser under test. */
export const locale = { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' } as const;

export const screenOf = (size: Size) => ({
  viewport: sizes[size],
  deviceScaleFactor: size === 'phone' ? 2 : 1,
  hasTouch: size === 'phone',
});

/** The context options for a story. The clipboard may be written without a user gesture, since stories press by script. */
export const storyWindow = (size: Size) => ({
  ...locale,
  viewport: sizes[size],
  reducedMotion: 'reduce' as const,
  permissions: ['clipboard-write'],
});

/** For scripts; tests get their browser from Playwright's runner. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

/** A full browser as players have it, for benchmarks. */
export const launchWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeChromiumPath(), args: benchArguments });

const refusedCall = /^Failed to load resource: (the server responded|net::ERR_)/;

/**
 * Everything that a developer would see in red in any tab of a context, from now on: exceptions, console errors, violations of the
 * content security policy. A call that the host refuses is not a fault.
 */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/** Exceptions and all console errors and warnings of one page, from now on, including hydration warnings. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

/**
 * A script for a page in which functions of this code run. The compilers of the scripts and the tests wrap named functions in a call of
 * `__name`, which the page lacks.
 */
export const defineName = 'globalThis.__name ??= (named) => named;';

interface Visit {
  context: BrowserContext;
  page: Page;
  /** See watchFaults. */
  faults: string[];
}

/** A player's browser for scripts: a separate context with one tab. */
export async function visit(browser: Browser, size: Size = 'phone'): Promise<Visit> {
  const context = await browser.newContext({ ...screenOf(size), ...locale });
  context.setDefaultTimeout(15_000);
  const faults = watchFaults(context);
  return { context, page: await context.newPage(), faults };
}

/** Resolves once the portal's scripts have hydrated the page. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#root > *');
    return first !== null && Object.keys(first).some((name) => name.startsWith('__reactFiber'));
  });
}

/** Sets the colour mode of the open page. The attribute alone switches all colours. */
export const showMode = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.setAttribute('data-mode', value);
    // During a transition a colour belongs to neither mode.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(changing.map((transition) => transition.finished.catch(() => undefined)));
  }, mode);
