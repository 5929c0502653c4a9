import type { BrowserContext } from 'playwright-core';

/** The path of a stand-in for Google's script on the portal's server. */
export const recaptchaPath = '/recaptcha/api.js';

/** Its token contains the site key and the action. */
export const recaptchaScript = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (siteKey, { action }) => Promise.resolve(siteKey + ':' + action),
};`;

/**
 * Redirects the portal from Google's script to the stand-in. Not with a Playwright route: while one exists, Playwright allows every
 * preflight itself, and the browser's cache is off.
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
