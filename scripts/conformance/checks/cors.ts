import { paths, wireNames, type Method } from '@portal/contract';
import { Browser, type Exchange } from '../browser';
import { tried, type Deviation } from '../finding';
import { silence } from '../judge';
import type { Check } from '../world';

/** A portal on another origin: the preflights that the browser sends before a call. */

const { requestedWith, xsrfHeader, idempotencyKey } = wireNames;
const change = ['Content-Type', requestedWith, xsrfHeader];

/** One call for each method, and the calls with special headers. */
const preflights: readonly (readonly [Method, string, readonly string[]])[] = [
  ['GET', paths.me, [requestedWith]],
  ['POST', paths.login, change],
  ['PUT', paths.emailVerification, change],
  ['PATCH', paths.updateProfile, change],
  ['POST', paths.rechargeGame, [...change, idempotencyKey]],
  ['POST', paths.accountZones, [...change, idempotencyKey]],
];

/** Methods for which browsers need no permission. */
const always: readonly Method[] = ['GET', 'POST'];

const listed = (header: string | null): string[] => (header ?? '').split(',').map((name) => name.trim());

/** The headers of a call that the answer to its preflight does not allow. */
export function unlistedHeaders(headers: Headers, asked: readonly string[]): string[] {
  const allowed = listed(headers.get('Access-Control-Allow-Headers')).map((name) => name.toLowerCase());
  return asked.filter((name) => !allowed.includes(name.toLowerCase()));
}

function judgePreflight(
  { status, headers }: Exchange,
  method: Method,
  asked: readonly string[],
  portal: string,
) {
  const blocked = (how: string): Deviation => ({ how, breaking: 'blockedByCors' });
  const header = (name: string) => headers.get(`Access-Control-Allow-${name}`);
  const unlisted = unlistedHeaders(headers, asked);
  return [
    ...(status !== null && status >= 200 && status < 300
      ? []
      : [blocked(`answered ${String(status)}, not 2xx`)]),
    ...(header('Origin') === portal
      ? []
      : [blocked(`Access-Control-Allow-Origin is ${header('Origin') ?? 'missing'}, not ${portal}`)]),
    ...(header('Credentials') === 'true' ? [] : [blocked('Access-Control-Allow-Credentials is not true')]),
    // Browsers compare methods by case.
    ...(always.includes(method) || listed(header('Methods')).includes(method)
      ? []
      : [blocked(`Access-Control-Allow-Methods lacks ${method}`)]),
    // With credentials, * is not a wildcard.
    ...(unlisted.length === 0 ? [] : [blocked(`Access-Control-Allow-Headers lacks ${unlisted.join(', ')}`)]),
  ];
}

const preflightChecks = preflights.map<Check>(([method, path, asked]) => ({
  call: `OPTIONS ${path}`,
  about: `before ${method}`,
  needs: 'portalOrigin',
  run: async ({ newBrowser }) => {
    const browser = newBrowser();
    const exchange = await browser.preflight(method, path, asked);
    return tried(
      ...(exchange.status === null
        ? [silence(exchange)]
        : judgePreflight(exchange, method, asked, browser.portal)),
    );
  },
}));

const STRANGER = 'https://elsewhere.example';

const opensTo = (origin: string, { headers }: Exchange): boolean =>
  headers.get('Access-Control-Allow-Origin') === origin &&
  headers.get('Access-Control-Allow-Credentials') === 'true';

/** Tried on every host, because a site that reads the answers need not be a portal. */
const strangers: Check = {
  call: `OPTIONS ${paths.me}`,
  about: `from ${STRANGER}`,
  run: async ({ host }) => {
    const stranger = new Browser(host, STRANGER);
    const exchanges = [
      await stranger.preflight('GET', paths.me, [requestedWith]),
      await stranger.send('GET', paths.me),
    ];
    const unanswered = exchanges.find(({ status }) => status === null);
    if (unanswered) return tried(silence(unanswered));
    return exchanges.some((exchange) => opensTo(STRANGER, exchange))
      ? tried({ how: 'any origin is allowed', breaking: 'openToAllOrigins' })
      : tried();
  },
};

export const corsChecks: Check[] = [...preflightChecks, strangers];
