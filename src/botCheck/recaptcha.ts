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
/** A blocked or hanging script must not keep a form busy for ever; ms. */
const PATIENCE = 10_000;

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

const inTime = <Value>(work: PromiseLike<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('reCAPTCHA took too long.')), PATIENCE);
    work.then(
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

/** A token of reCAPTCHA v3. The script is loaded by the first call, so that only who is configured for it talks to Google. */
export async function recaptchaToken(siteKey: string, action: BotCheckAction): Promise<string> {
  loading ??= load(siteKey);
  try {
    const recaptcha = await inTime(loading);
    return await inTime(recaptcha.execute(siteKey, { action }));
  } catch (error) {
    loading = null;
    throw error;
  }
}
