import { errorOfAnswer } from '../../src/api/errorOfAnswer';
import type { HostErrorBody } from '../../src/api/portalError';
import { readErrorBody } from '../../src/api/readers/errorBody';
import type { Exchange } from './browser';
import type { Deviation } from './finding';

/** Judges what an exchange means for the portal. */

export const isSuccess = ({ status }: Exchange): boolean => status !== null && status >= 200 && status < 300;

/** A success whose body is not an answer to this call, such as the page of a single-page application. */
const isPage = (exchange: Exchange): boolean => isSuccess(exchange) && exchange.json === null;

/** Whether the answer means that the host does not have the call (HOST-4). */
export const isMissing = (exchange: Exchange): boolean =>
  [404, 405, 501].includes(exchange.status ?? 0) || isPage(exchange);

export const silence = ({ fault = 'no answer' }: Exchange): Deviation => ({
  how: fault,
  breaking: 'silent',
});

export const missing = (exchange: Exchange): Deviation => ({
  how: isSuccess(exchange)
    ? `${String(exchange.status)} with something that is not JSON`
    : `${String(exchange.status)}: the host does not have it`,
  breaking: 'missing',
});

/** Statuses of refusals whose body the portal does not read. */
const wordless: readonly (number | null)[] = [401, 419, 429];

/** The deviations in the body of a refusal; none if it follows the contract. */
function wording({ status, json, headers }: Exchange): Deviation[] {
  if (wordless.includes(status)) return [];
  if (json === undefined || json === null)
    return [{ how: 'the refusal has no JSON body, so the portal words it itself' }];
  const { body } = errorOfAnswer(status ?? 0, json.value, headers.get('Retry-After'));
  const sent = json.value as { errors?: unknown } | null;
  return [
    ...(body?.message === undefined
      ? [{ how: 'the refusal has no message, so the portal words it itself' }]
      : []),
    ...(sent?.errors !== undefined && body?.errors === undefined
      ? [{ how: '`errors` is no map of lists of texts, so only the message is shown' }]
      : []),
  ];
}

export interface Expected {
  /** The accepted statuses of a refusal; the first is that of the contract. */
  statuses: readonly [number, ...number[]];
  /** The breaking deviation if the call succeeds; if omitted, a success breaks nothing. */
  accepted?: 'acceptsAnything' | 'deadLinkAccepted' | 'wrongPasswordAccepted';
  /** Whether a 404 refuses a link instead of meaning a missing call. */
  notFoundRefuses?: true;
  /** Whether a body with status 200 is a refusal (GAME-6, MIG-4); if omitted, none is. */
  isRefusal?: (body: HostErrorBody) => boolean;
}

/** Judges the answer to a request that must be refused. */
export function judgeRefusal(exchange: Exchange, expected: Expected): Deviation[] {
  const { status } = exchange;
  const [usual] = expected.statuses;
  if (status === null) return [silence(exchange)];
  if (isSuccess(exchange) && !isPage(exchange)) {
    const { accepted, isRefusal } = expected;
    if (isRefusal?.(readErrorBody(exchange.json?.value))) return [];
    return [{ how: `${status} where ${usual} refuses`, ...(accepted && { breaking: accepted }) }];
  }
  if (status === 429) return [];
  if (status === 419) return [{ how: '419 with the token that the cookie holds', breaking: 'tokenRefused' }];
  if (isMissing(exchange) && !(status === 404 && expected.notFoundRefuses)) return [missing(exchange)];
  if (!expected.statuses.includes(status))
    return [{ how: `${status} instead of ${usual}` }, ...wording(exchange)];
  return wording(exchange);
}

/** Judges the answer to a request that must succeed and whose body the portal does not read. */
export function judgeSuccess(exchange: Exchange): Deviation[] {
  const { status } = exchange;
  if (status === null) return [silence(exchange)];
  if (isMissing(exchange)) return [missing(exchange)];
  if (status === 401) return [{ how: '401 although a player is signed in', breaking: 'sessionLost' }];
  if (status === 419) return [{ how: '419 with the token that the cookie holds', breaking: 'tokenRefused' }];
  return isSuccess(exchange)
    ? []
    : [{ how: `${status} where the call should succeed` }, ...wording(exchange)];
}

const allows = (header: string | null, name: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().toLowerCase() === name.toLowerCase());

/** Checks the CORS headers that a page on another origin needs in every answer. */
function corsHabits({ headers }: Exchange, portal: string): Deviation[] {
  const origin = headers.get('Access-Control-Allow-Origin');
  const credentials = headers.get('Access-Control-Allow-Credentials');
  return [
    ...(origin === portal
      ? []
      : [
          {
            how: `Access-Control-Allow-Origin is ${origin ?? 'missing'}, not ${portal}`,
            breaking: 'blockedByCors' as const,
          },
        ]),
    ...(credentials === 'true'
      ? []
      : [
          {
            how: `Access-Control-Allow-Credentials is ${credentials ?? 'missing'}, not true`,
            breaking: 'blockedByCors' as const,
          },
        ]),
    ...(headers.has('Retry-After') && !allows(headers.get('Access-Control-Expose-Headers'), 'Retry-After')
      ? [
          {
            how: 'Access-Control-Expose-Headers lacks Retry-After, so the portal cannot say how long to wait',
          },
        ]
      : []),
  ];
}

/** Checks the rules that apply to every answer, regardless of the call. */
export function judgeHabits(exchange: Exchange, crossOriginPortal: string | undefined): Deviation[] {
  const { status, headers, method } = exchange;
  if (status === null || method === 'OPTIONS') return [];
  return [
    ...(status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '')
      ? [{ how: '429 without Retry-After in seconds, so the portal cannot say how long to wait' }]
      : []),
    ...(status >= 500 && status !== 501 && status !== 503 ? [{ how: `${status}: a fault of the host` }] : []),
    ...(crossOriginPortal === undefined ? [] : corsHabits(exchange, crossOriginPortal)),
  ];
}
