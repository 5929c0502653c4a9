import { CSRF_MISMATCH } from '@portal/contract';
import { errorOfAnswer } from '../../src/api/errorOfAnswer';
import { saysMissing } from '../../src/api/missingCall';
import type { HostErrorBody } from '../../src/api/portalError';
import { readErrorBody } from '../../src/api/readers/errorBody';
import type { Exchange } from './browser';
import type { Deviation } from './finding';

/** Judges what an exchange means for the portal. */

export const isSuccess = ({ status }: Exchange): boolean => status !== null && status >= 200 && status < 300;

/** Whether the host, or a proxy in front of it, failed. */
export const isFault = (status: number): boolean => status >= 500 && status !== 501;

/** A success that the portal cannot read, such as the page of a single-page application. */
const isPage = (exchange: Exchange): boolean => isSuccess(exchange) && 'error' in exchange.answer;

/** Whether the answer means that the host does not have a call of the requirements. */
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

/** A 429 says nothing about the call itself. */
export const limited = ({ headers }: Exchange): Deviation => {
  const seconds = headers.get('Retry-After');
  return {
    how: `429: the host limits this call${seconds === null ? '' : ` for ${seconds} s`}. Try again later`,
    untried: true,
  };
};

/** The deviation of an exchange without an answer, or with a 429; undefined for any other. */
export function silentOrLimited(exchange: Exchange): Deviation | undefined {
  if (exchange.status === null) return silence(exchange);
  return exchange.status === 429 ? limited(exchange) : undefined;
}

const refusedToken: Deviation = {
  how: '419, also with a token that the host has just set',
  breaking: 'tokenRefused',
};

/** Whether a 200 is a refusal to the portal, by its body; false for any other status. */
export const refusesBy200 = (
  exchange: Exchange,
  isRefusal: ((body: HostErrorBody) => boolean) | undefined,
): boolean => isSuccess(exchange) && isRefusal?.(readErrorBody(exchange.json?.value)) === true;

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
    if (refusesBy200(exchange, isRefusal)) return [];
    return [{ how: `${status} where ${usual} refuses`, ...(accepted && { breaking: accepted }) }];
  }
  if (status === 429) return [limited(exchange)];
  if (status === CSRF_MISMATCH) return [refusedToken];
  if (isMissing(exchange) && !(status === 404 && expected.notFoundRefuses)) return [missing(exchange)];
  if (!expected.statuses.includes(status))
    return [{ how: `${status} instead of ${usual}` }, ...wording(exchange)];
  return wording(exchange);
}

/** Judges the answer to a request that must succeed and whose body the portal does not read. `who` sends it. */
export function judgeSuccess(exchange: Exchange, who: 'player' | 'visitor' = 'player'): Deviation[] {
  const { status } = exchange;
  if (status === null) return [silence(exchange)];
  if (isMissing(exchange)) return [missing(exchange)];
  if (status === 429) return [limited(exchange)];
  if (status === CSRF_MISMATCH) return [refusedToken];
  if (status === 401 && who === 'player')
    return [{ how: '401 although a player is signed in', breaking: 'sessionLost' }];
  return isSuccess(exchange)
    ? []
    : [{ how: `${status} where the call should succeed`, breaking: 'failed' }, ...wording(exchange)];
}

/** What the host does, such as 'answers 500'. */
export const reactionOf = ({ status, fault = 'no answer' }: Exchange): string =>
  status === null ? `fails (${fault})` : `answers ${status}`;

/** What the host says with a refusal, such as '422 "Sai mật khẩu."'. */
export const wordsOf = ({ status, json }: Exchange): string => {
  const { errorCode, message } = readErrorBody(json?.value);
  return [status, errorCode, message && JSON.stringify(message)].filter(Boolean).join(' ');
};

/** What the portal reads of a refusal's reason; '{}' if there is none. */
const reasonOf = ({ json }: Exchange): string => {
  const { errorCode, message, errors } = readErrorBody(json?.value);
  return JSON.stringify({ errorCode, message, errors });
};

/**
 * Whether the answer to a change without its token shows that the token is checked, given the answer to the same change with it. If the
 * change must be refused anyway (`isRefused`), the same reason in both refusals shows that the token is not checked.
 */
export function judgeProtection(
  without: Exchange,
  withToken: Exchange,
  { isRefused }: { isRefused: boolean },
): Deviation[] {
  const { status } = without;
  const untold = silentOrLimited(without);
  if (untold) return [untold];
  if (status === CSRF_MISMATCH) return [];
  if (isMissing(without)) return [missing(without)];
  const unprotected: Deviation = {
    how: `${status}: the request is looked at without its token`,
    breaking: 'unprotected',
  };
  if (isSuccess(without)) return [unprotected];
  const uncompared = silentOrLimited(withToken);
  if (uncompared) return [uncompared];
  const reason = reasonOf(without);
  if (status !== withToken.status || reason !== reasonOf(withToken))
    return [{ how: `${status} instead of 419, so the portal does not fetch another token` }];
  return isRefused && reason !== '{}' && !isFault(status ?? 0)
    ? [unprotected]
    : [{ how: `${status} with and without the token, so whether it is checked is unknown` }];
}

const allows = (header: string | null, name: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().toLowerCase() === name.toLowerCase());

/** Why browsers hide an answer from a page on another origin. */
function corsFaults({ headers }: Exchange, portal: string): string[] {
  const origin = headers.get('Access-Control-Allow-Origin');
  const credentials = headers.get('Access-Control-Allow-Credentials');
  return [
    ...(origin === portal ? [] : [`Access-Control-Allow-Origin is ${origin ?? 'missing'}, not ${portal}`]),
    ...(credentials === 'true'
      ? []
      : [`Access-Control-Allow-Credentials is ${credentials ?? 'missing'}, not true`]),
  ];
}

/** Checks the CORS headers that a page on another origin needs in every answer. */
const corsHabits = (exchange: Exchange, portal: string): Deviation[] => [
  ...corsFaults(exchange, portal).map((how) => ({ how, breaking: 'blockedByCors' as const })),
  ...(exchange.headers.has('Retry-After') &&
  !allows(exchange.headers.get('Access-Control-Expose-Headers'), 'Retry-After')
    ? [
        {
          how: 'Access-Control-Expose-Headers lacks Retry-After, so the portal cannot say how long to wait',
        },
      ]
    : []),
];

/**
 * How the answer says that the host does not have an addition, as the portal decides it (HOST-4); undefined if it has it. A failure or
 * a missing answer does not say so.
 */
export function absenceOf(exchange: Exchange, crossOriginPortal: string | undefined): string | undefined {
  const { status, answer, json, method } = exchange;
  if (status === null) return undefined;
  if ('error' in answer && saysMissing(answer.error))
    return answer.error.kind === 'html' ? `${status} with something that is not JSON` : String(status);
  if (isFault(status)) return undefined;
  const [blocked] = crossOriginPortal === undefined ? [] : corsFaults(exchange, crossOriginPortal);
  if (blocked !== undefined) return `${status}, but ${blocked}`;
  return method === 'GET' && isSuccess(exchange) && json === undefined
    ? `${status} without a body`
    : undefined;
}

/** Checks the rules that apply to every answer, regardless of the call. */
export function judgeHabits(exchange: Exchange, crossOriginPortal: string | undefined): Deviation[] {
  const { status, headers, method } = exchange;
  if (status === null || method === 'OPTIONS') return [];
  return [
    ...(status === 429 && !/^\d+$/.test(headers.get('Retry-After') ?? '')
      ? [{ how: '429 without Retry-After in seconds, so the portal cannot say how long to wait' }]
      : []),
    ...(isFault(status) && status !== 503 ? [{ how: `${status}: a fault of the host` }] : []),
    ...(crossOriginPortal === undefined ? [] : corsHabits(exchange, crossOriginPortal)),
  ];
}
