import type { BrowserContext } from 'playwright-core';

/** Where the portal's server has a stand-in for Google's script. */
export const recaptchaPath = '/recaptcha/api.js';

/** Its token names the site key and the action. */
export const recaptchaScript = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (siteKey, { action }) => Promise.resolve(siteKey + ':' + action),
};`;

/**
 * Leads the portal from Google's script to the stand-in. Not by one of Playwright's routes: while there is one, Playwright allows every
 * preflight by itself, and the browser's cache is off.
 */
export async function useStandInRecaptcha(context: BrowserContext): Promise<void> {
  await context.addInitScript((path) => {
    const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
    if (!src) return;
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      ...src,
      set(this: HTMLScriptElement, value: unknown) {
        const isGoogle = typeof value === 'string' && value.startsWith('https://www.google.com/recaptcha/');
        src.set?.call(this, isGoogle ? path : value);
      },
    });
  }, recaptchaPath);
}
