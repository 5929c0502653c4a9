import { parsePolicy, policyModifier } from './contentSecurityPolicy';

/** The responses that a browser got from a site on https. */
export interface ScannedPage {
  /** The headers of the page. */
  headers: Headers;
  html: string;
  /** The headers of the same page, requested with another site's `Origin`. */
  crossOriginHeaders: Headers;
  /** The Set-Cookie lines of the visit. */
  cookies: readonly string[];
  /** Whether http:// redirects to https:// at once. That is the proxy's task, so no response of the host shows it. */
  redirectsToHttps: boolean;
}

/** Observatory gives extra credit only to a site that scores at least this without it. */
const LEAST_FOR_CREDIT = 90;
/** 180 days, which Observatory calls six months. */
const SIX_MONTHS = 15_552_000;

/** The value of a header as a lookup key; '' if the header is absent. */
const valueOf = (headers: Headers, name: string) => (headers.get(name) ?? '').trim().toLowerCase();

/** The modifier for the value; `none` if there is no value, `other` if the value is not listed. */
const byValue = (value: string, listed: Record<string, number>, none: number, other: number): number =>
  value === '' ? none : (new Map(Object.entries(listed)).get(value) ?? other);

function transportModifier(header: string): number {
  const [, maxAge] = /(?:^|;)\s*max-age=(\d+)/.exec(header) ?? [];
  if (maxAge === undefined || header.includes(',')) return -20;
  return Number(maxAge) >= SIX_MONTHS ? 0 : -10;
}

function referrerModifier(header: string): number {
  if (header === '') return 0;
  const kept = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const known = [...kept, 'origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  const last = header
    .split(',')
    .map((policy) => policy.trim())
    .findLast((policy) => known.includes(policy));
  return last !== undefined && kept.includes(last) ? 5 : -5;
}

/** The worst cookie counts. HSTS mitigates a missing Secure. */
function cookiesModifier(cookies: readonly string[], hsts: boolean): number {
  if (cookies.length === 0) return 0;
  const modifiers = cookies.map((line) => {
    const [pair = '', ...rest] = line.toLowerCase().split(/;\s*/);
    const name = pair.split('=')[0] ?? '';
    const has = (attribute: string) => rest.includes(attribute);
    const sameSite = rest.find((attribute) => attribute.startsWith('samesite='))?.slice('samesite='.length);
    const secure = has('secure');
    const isSession = /login|sess/.test(name);
    if (isSession && !secure && !hsts) return -40;
    if (isSession && !has('httponly')) return -30;
    if (sameSite === undefined && name.includes('csrf')) return -20;
    if (sameSite !== undefined && !['lax', 'strict', ...(secure ? ['none'] : [])].includes(sameSite))
      return -20;
    if (!secure) return hsts ? (isSession ? -10 : -5) : -20;
    return sameSite === undefined ? 0 : 5;
  });
  return Math.min(...modifiers);
}

function corsModifier(headers: Headers): number {
  const allowed = valueOf(headers, 'access-control-allow-origin');
  const credentials = valueOf(headers, 'access-control-allow-credentials') === 'true';
  return allowed !== '' && allowed !== '*' && credentials ? -50 : 0;
}

/** Scripts from other origins must use https and a hash; integrity of the site's own scripts earns extra credit. */
function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes);
  const modifiers = scripts.flatMap((attributes) => {
    const [, source] = /\bsrc="?([^"\s>]+)/i.exec(attributes) ?? [];
    if (source === undefined) return [];
    const hashed = /\bintegrity=/i.test(attributes);
    const foreign = /^(https?:)?\/\//i.test(source);
    if (!foreign) return [hashed ? 5 : 0];
    if (/^https:/i.test(source)) return [hashed ? 5 : -5];
    return [hashed ? -20 : -50];
  });
  const worst = Math.min(0, ...modifiers);
  return worst < 0 ? worst : Math.max(0, ...modifiers);
}

/** The modifiers of the twelve tests of Mozilla's HTTP Observatory. */
export function observatoryModifiers(page: ScannedPage): Record<string, number> {
  const value = (name: string) => valueOf(page.headers, name);
  const header = page.headers.get('content-security-policy');
  const policy = header === null ? null : parsePolicy(header);
  const transport = transportModifier(value('strict-transport-security'));
  const opener = {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  };
  const framing = byValue(value('x-frame-options'), { deny: 5, sameorigin: 5 }, -20, -20);
  return {
    'content-security-policy': policyModifier(policy),
    cookies: cookiesModifier(page.cookies, transport === 0),
    'cross-origin-resource-sharing': corsModifier(page.crossOriginHeaders),
    redirection: page.redirectsToHttps ? 0 : -20,
    'referrer-policy': referrerModifier(value('referrer-policy')),
    'strict-transport-security': transport,
    'subresource-integrity': integrityModifier(page.html),
    'x-content-type-options': value('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': policy?.has('frame-ancestors') ? 5 : framing,
    'cross-origin-resource-policy': byValue(
      value('cross-origin-resource-policy'),
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      0,
      -5,
    ),
    'cross-origin-opener-policy': byValue(value('cross-origin-opener-policy'), opener, 0, -5),
    'cross-origin-embedder-policy': byValue(
      value('cross-origin-embedder-policy'),
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
      0,
      -5,
    ),
  };
}

/**
 * The score of a page by the published rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory): 100 minus the
 * penalties, plus the extra credit if the result without it is 90 or more. Preload lists and certificate validity are not checked.
 */
export function observatoryScore(page: ScannedPage): number {
  const modifiers = Object.values(observatoryModifiers(page));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, plain >= LEAST_FOR_CREDIT ? 100 + sum(modifiers) : plain);
}
