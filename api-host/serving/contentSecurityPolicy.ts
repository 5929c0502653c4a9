import type { PortalConfig } from '@portal/contract';

/** The policies that the built portal creates: in webpack's chunk loader, scripts/build/startScripts.ts and src/app/registerWorker.ts. */
const TRUSTED_TYPES_POLICIES = 'portal#webpack portal#start portal#worker';

/** The policy of the service worker: it fetches the portal's own pages and files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * The portal's Content-Security-Policy: it allows only what the portal needs, and no 'unsafe-*'. Scripts and styles need the nonce;
 * scripts that a trusted script loads are trusted ('strict-dynamic').
 */
export function contentSecurityPolicy(nonce: string, { apiHost, botCheck }: PortalConfig): string {
  const recaptcha = botCheck.kind === 'recaptcha' ? ' https://www.google.com' : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${apiHost && ` ${apiHost}`}${recaptcha}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(recaptcha ? [`frame-src${recaptcha}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // reCAPTCHA's scripts do not support trusted types.
    ...(recaptcha ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICIES}`]),
  ].join('; ');
}
