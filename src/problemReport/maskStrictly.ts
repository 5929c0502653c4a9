import { matchPath } from 'react-router-dom';
import { MASK } from '../replay/mirror/secretFields';
import type { Vocabulary } from './vocabulary';

/** Fields that hold names chosen by the program or the host, and the pattern of such a name. No form has a field with these keys. */
const named: readonly [keys: RegExp, form: RegExp][] = [
  [/^type$/, /^[\w@/.-]{1,80}$/],
  [/^(requestId|id)$/, /^[\w-]{8,64}$/],
  [/^field$/, /^[A-Za-z][\w.-]{0,40}$/],
  [
    /^(endpointName|fixedCacheKey|errorCode|requestStatus|status|kind|phase|state|currency|gameId|op)$/,
    /^[A-Za-z][\w:.-]{0,40}$/,
  ],
  [/^(reducerPath|invalidationBehavior|source|baseQueryMeta)$/, /^[A-Za-z][\w-]{0,40}$/],
];

/** Matches an option's label that is an amount; captures the unit. Any other label is kept only if the vocabulary contains it. */
const amountLabel = /^\d{1,3}(?:\.\d{3})*[ \u00A0]?(\D+)$/;

/** Fields whose numbers are kept: the program's own, and the amounts without which no screen about money can be understood. */
const numbered =
  /^(amount|bonusRate|cashValue|codesLeft|coins?|coinsReceived|cost|credit|creditAmount|credited|debtCredit|exchangeRate|expectedCoins|expiresAt|expiresIn|extpoint[04]|fulfilledTimeStamp|keepUnusedDataFor|leftCoin|owed|page|payload|pollingInterval|realValue|recoveryCodes|repaid|resendAfter|retryAfter|seq|startedTimeStamp|status|statusCode|step|timestamp|transactionId|value|zoneId|id|at|above)$/;

/** Endpoints about what is on sale, whose responses are the same for every player except for the fields that name the player. */
const publicAnswers = /^(getPaymentMethods|getZones|getAccountZones|getRechargeConfig)$/;
const ofThePlayer = /^(paymentSyntax|qrCodeData|content|username)$/;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const place = /^[\w.-]+\.(?:m?js|tsx?):\d+:\d+$/;
const cacheKey = /^(\w+)\((.*)\)$/s;

/** Masks a value at any depth. */
export type StrictMask = (value: unknown) => unknown;

export interface StrictMaskOptions {
  vocabulary: Vocabulary;
  /** The paths of all routes. */
  patterns: readonly string[];
}

/** Masks a path's parameters, except a transaction's number. A path that matches no route was typed by the player: masked entirely. */
function maskPath(path: string, patterns: readonly string[]): string {
  const pattern = patterns.find((one) => matchPath(one, path));
  if (pattern === undefined) return `/${MASK}`;
  const { params } = matchPath(pattern, path) ?? {};
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) return '';
    return /^\d{1,9}$/.test(value) ? `/${value}` : `/${MASK}`;
  });
}

/** Keeps only the query parameters whose name and value are the program's own. */
function maskSearch(search: string, { knows }: Vocabulary): string {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => knows(name) && knows(value));
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}

/** Masks a path and its query. */
function maskAddress(address: string, { vocabulary, patterns }: StrictMaskOptions): string {
  const [path = '', search = ''] = address.split(/[?#]/);
  return maskPath(path, patterns) + maskSearch(search, vocabulary);
}

/** Keeps the words of an error message that the program or the engine contains; the others may be a player's text. */
const maskMessage = (message: string, { knowsWord }: Vocabulary): string =>
  message.replace(/[^\s().,:;'"`]+/g, (word) => (knowsWord(word) ? word : MASK));

/**
 * Creates the mask for reports, which hides every text and number that is not known to be harmless (docs/state.md): an allowlist,
 * while `maskSecrets` is a blocklist. A call gets the same masked cache key everywhere, so that the reducers still find its entry.
 */
export function createStrictMask(options: StrictMaskOptions): StrictMask {
  const { vocabulary } = options;
  const keys = new Map<string, string>();

  function maskCacheKey(key: string): string {
    const [, name = '', argument = ''] = cacheKey.exec(key) ?? [];
    if (name === '') return key;
    if (argument === 'undefined' || vocabulary.knows(argument.replaceAll('"', ''))) return key;
    const masked = keys.get(key) ?? `${name}("${MASK}${keys.size}")`;
    keys.set(key, masked);
    return masked;
  }

  function maskText(key: string, text: string, isPublic: boolean): string {
    if (text === '' || vocabulary.knows(text) || instant.test(text)) return text;
    if (isPublic && !ofThePlayer.test(key)) return text;
    const [, unit] = (key === 'label' && amountLabel.exec(text)) || [];
    if (unit === 'đ' || (unit !== undefined && vocabulary.knows(unit))) return text;
    if (/^(pathname|at|to)$/.test(key)) return maskAddress(text, options);
    if (key === 'search') return maskSearch(text, vocabulary);
    if (/^(queryCacheKey|path|__internal_without_id)$/.test(key)) return maskCacheKey(text);
    return named.some(([keysOf, form]) => keysOf.test(key) && form.test(text)) ? text : MASK;
  }

  /** A caught problem: the message is masked word by word, the places in the portal's files are kept. */
  const maskProblem = ({ name, message, places }: Record<string, unknown>) => ({
    name: /^[A-Z]\w{0,40}$/.test(String(name)) ? name : MASK,
    message: maskMessage(String(message), vocabulary),
    places: Array.isArray(places) ? places.filter((one) => place.test(String(one))) : [],
  });

  function mask(key: string, value: unknown, isPublic: boolean): unknown {
    if (typeof value === 'string') return maskText(key, value, isPublic);
    if (typeof value === 'number') return isPublic || numbered.test(key) ? value : 0;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => mask(key, item, isPublic));
    const fields = value as Record<string, unknown>;
    if ('places' in fields) return maskProblem(fields);
    const endpoint = endpointOf(fields);
    const within = isPublic || (endpoint !== null && publicAnswers.test(endpoint));
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== '_persist' && name !== 'originalArgs')
        .map(([name, inner]) => [maskKey(name), mask(name, inner, within)]),
    );
  }

  /** Keys are names from the code, except cache keys and keys that a host has put into an object. */
  function maskKey(name: string): string {
    const masked = maskCacheKey(name);
    return masked !== name || cacheKey.test(name) || /^[\w@./-]{1,40}$/.test(name) ? masked : MASK;
  }

  return (value) => mask('', value, false);
}

/** The endpoint of an action or of a cache entry; null for none. */
function endpointOf(fields: Record<string, unknown>): string | null {
  const { endpointName, meta } = fields;
  if (typeof endpointName === 'string') return endpointName;
  const { arg } = (meta ?? {}) as { arg?: { endpointName?: unknown } };
  return typeof arg?.endpointName === 'string' ? arg.endpointName : null;
}
