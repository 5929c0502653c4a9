import type { BotCheckAction } from '@portal/contract';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: BotCheckAction }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
/** In ms. A blocked or hanging script must not keep a form busy forever. */
const TIMEOUT_MS = 10_000;

let loading: Promise<Recaptcha> | null = null;

const load = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded.'));
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start.'));
    };
    document.head.append(script);
  });

const withTimeout = <Value>(promise: PromiseLike<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('reCAPTCHA took too long.')), TIMEOUT_MS);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });

/** Gets a reCAPTCHA v3 token. The first call loads Google's script, so a portal that uses altcha never contacts Google. */
export async function recaptchaToken(siteKey: string, action: BotCheckAction): Promise<string> {
  loading ??= load(siteKey);
  try {
    const recaptcha = await withTimeout(loading);
    return await withTimeout(recaptcha.execute(siteKey, { action }));
  } catch (error) {
    loading = null;
    throw error;
  }
}
