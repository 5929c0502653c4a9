import { matchPath } from 'react-router-dom';
import { MASK } from '../replay/mirror/secretFields';
import type { Vocabulary } from './vocabulary';

/** Fields with names that the program or the host gives, and the form that such a name has. No form has a field of these names. */
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

/** The label of an option that is an amount: its unit. Any other label is kept if the program has it. */
const amountLabel = /^\d{1,3}(?:\.\d{3})*[ \u00A0]?(\D+)$/;

/** Numbers of the program, and amounts, without which no screen of money can be understood. */
const numbered =
  /^(amount|bonusRate|cashValue|codesLeft|coins?|coinsReceived|cost|credit|creditAmount|credited|debtCredit|exchangeRate|expectedCoins|expiresAt|expiresIn|extpoint[04]|fulfilledTimeStamp|keepUnusedDataFor|leftCoin|owed|page|payload|pollingInterval|realValue|recoveryCodes|repaid|resendAfter|retryAfter|seq|startedTimeStamp|status|statusCode|step|timestamp|transactionId|value|zoneId|id|at|above)$/;

/** Answers about what is on sale, which every player gets alike; but for the fields that name the player. */
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

/** A path of the portal, with what a link carries masked, but for the number of a transaction; any other path is one that the player typed. */
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

/** Parameters whose name and value are the program's own. */
function maskSearch(search: string, { knows }: Vocabulary): string {
  const known = [...new URLSearchParams(search)].filter(([name, value]) => knows(name) && knows(value));
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}

/** A path with its parameters. */
function maskAddress(address: string, { vocabulary, patterns }: StrictMaskOptions): string {
  const [path = '', search = ''] = address.split(/[?#]/);
  return maskPath(path, patterns) + maskSearch(search, vocabulary);
}

/** The words of an error's message that the program or the engine has; a player's text may be among the others. */
const maskMessage = (message: string, { knowsWord }: Vocabulary): string =>
  message.replace(/[^\s().,:;'"`]+/g, (word) => (knowsWord(word) ? word : MASK));

/**
 * A copy for a report, in which every text and number is a mask that is not known to be harmless (docs/state.md). Unlike
 * `maskSecrets`, which knows what is secret, this knows what is not. The same call gets the same key everywhere, so that the
 * reducers still find it.
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

  /** A caught problem: its message by words, its places in the portal's files as they are. */
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

  /** Keys are names in the code, but for those of the cache, and for what a host has put into an object. */
  function maskKey(name: string): string {
    const masked = maskCacheKey(name);
    return masked !== name || cacheKey.test(name) || /^[\w@./-]{1,40}$/.test(name) ? masked : MASK;
  }

  return (value) => mask('', value, false);
}

/** The call that an action or an entry of the cache is about. */
function endpointOf(fields: Record<string, unknown>): string | null {
  const { endpointName, meta } = fields;
  if (typeof endpointName === 'string') return endpointName;
  const { arg } = (meta ?? {}) as { arg?: { endpointName?: unknown } };
  return typeof arg?.endpointName === 'string' ? arg.endpointName : null;
}
