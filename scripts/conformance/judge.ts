import { errorOfAnswer } from '../../src/api/portalError';
import { readActionResult } from '../../src/api/readers/actionResult';
import type { Exchange } from './browser';
import type { Deviation } from './finding';

/** What an exchange means to the portal. */

export const isSuccess = ({ status }: Exchange): boolean => status !== null && status >= 200 && status < 300;

/** A success in a form that is no answer to this call, such as the page of a single-page application. */
const isPage = (exchange: Exchange): boolean => {
  const { method, json, headers } = exchange;
  const isPlainText = (headers.get('Content-Type') ?? '').startsWith('text/plain');
  // A change may be answered with a plain text, such as Laravel's OK.
  return isSuccess(exchange) && json === null && (method === 'GET' || !isPlainText);
};

/** The ways in which a host says that it does not have a call (HOST-4). */
export const isMissing = (exchange: Exchange): boolean =>
  [404, 405, 501].includes(exchange.status ?? 0) || isPage(exchange);

export const silence = ({ fault = 'no answer' }: Exchange): Deviation => ({
  how: fault,
  unbearable: 'silent',
});

export const missing = (exchange: Exchange): Deviation => ({
  how: isSuccess(exchange)
    ? `${String(exchange.status)} with something that is not JSON`
    : `${String(exchange.status)}: the host does not have it`,
  unbearable: 'missing',
});

/** Whether a success is a refusal in words (GAME-6, MIG-4). */
const refusesBy200 = ({ json }: Exchange): boolean => {
  const { errorCode, errors } = readActionResult(json?.value);
  return errorCode !== undefined || errors !== undefined;
};

/** Refusals whose own words nobody reads. */
const wordless: readonly (number | null)[] = [401, 419, 429];

/** What the portal reads of a refusal: nothing here, if it is as the contract says. */
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
  /** What a refusal has; the first one is meant by the contract. */
  statuses: readonly [number, ...number[]];
  /** What it means if the call succeeds; without it, nothing that the portal could not bear. */
  accepted?: 'acceptsAnything' | 'deadLinkAccepted' | 'wrongPasswordAccepted';
  /** A 404 is the refusal of a link, not a missing call. */
  notFoundRefuses?: true;
  /** A refusal may come with 200. */
  mayRefuseBy200?: true;
}

/** Judges the answer to a request that must be refused. */
export function judgeRefusal(exchange: Exchange, expected: Expected): Deviation[] {
  const { status } = exchange;
  const [usual] = expected.statuses;
  if (status === null) return [silence(exchange)];
  if (isSuccess(exchange) && !isPage(exchange)) {
    if (expected.mayRefuseBy200 && refusesBy200(exchange)) return [];
    const { accepted } = expected;
    return [{ how: `${status} where ${usual} refuses`, ...(accepted && { unbearable: accepted }) }];
  }
  if (status === 429) return [];
  if (status === 419)
    return [{ how: '419 with the token that the cookie holds', unbearable: 'tokenRefused' }];
  if (isMissing(exchange) && !(status === 404 && expected.notFoundRefuses)) return [missing(exchange)];
  if (!expected.statuses.includes(status))
    return [{ how: `${status} instead of ${usual}` }, ...wording(exchange)];
  return wording(exchange);
}

/** Judges the answer to a request that must succeed, and whose body nobody reads. */
export function judgeSuccess(exchange: Exchange): Deviation[] {
  const { status } = exchange;
  if (status === null) return [silence(exchange)];
  if (isMissing(exchange)) return [missing(exchange)];
  if (status === 401) return [{ how: '401 although a player is signed in', unbearable: 'sessionLost' }];
  if (status === 419)
    return [{ how: '419 with the token that the cookie holds', unbearable: 'tokenRefused' }];
  return isSuccess(exchange)
    ? []
    : [{ how: `${status} where the call should succeed` }, ...wording(exchange)];
}

const allows = (header: string | null, name: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().toLowerCase() === name.toLowerCase());

/** What a page on another origin needs of every answer. */
function corsHabits({ headers }: Exchange, portal: string): Deviation[] {
  const origin = headers.get('Access-Control-Allow-Origin');
  const credentials = headers.get('Access-Control-Allow-Credentials');
  return [
    ...(origin === portal
      ? []
      : [
          {
            how: `Access-Control-Allow-Origin is ${origin ?? 'missing'}, not ${portal}`,
            unbearable: 'blockedByCors' as const,
          },
        ]),
    ...(credentials === 'true'
      ? []
      : [
          {
            how: `Access-Control-Allow-Credentials is ${credentials ?? 'missing'}, not true`,
            unbearable: 'blockedByCors' as const,
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

/** What holds for any answer, whatever the call. */
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
