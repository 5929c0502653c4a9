import { isIP } from 'node:net';
import type { BankApp } from '@portal/contract';
import { bankFeeds, isBankFeedName } from './domain/bankFeeds';
import { StartupError } from './startupError';

/** Parses the text of a setting. Throws StartupError with a line that says what the value must be. */
export type ReadValue<Value> = (text: string, name: string) => Value;

/** One environment variable of the host. */
export interface Setting<Value> {
  /** Parses a text; undefined (unset) gives the default. */
  read(text: string | undefined, name: string): Value;
  /** The default or effect when it is unset, as docs/operating.md shows it. */
  unset: string;
  /** One or more sentences for docs/operating.md. */
  help: string;
}

/** `value`: the default, as text that is parsed like any other. */
export const withDefault = <Value>(read: ReadValue<Value>, value: string, help: string): Setting<Value> => ({
  read: (given, name) => read(given ?? value, name),
  unset: value,
  help,
});

/** `unset`: what happens without it. */
export const optional = <Value>(
  read: ReadValue<Value>,
  unset: string,
  help: string,
): Setting<Value | undefined> => ({
  read: (given, name) => (given === undefined ? undefined : read(given, name)),
  unset,
  help,
});

export const text: ReadValue<string> = (value) => value;

function inRange(number: number, min: number, max: number, mustBe: string): number {
  if (!(number >= min && number <= max)) throw new StartupError(mustBe);
  return number;
}

/** A whole number, both limits included. */
export const wholeNumber =
  (min: number, max: number): ReadValue<number> =>
  (value, name) =>
    inRange(
      /^\d{1,9}$/.test(value) ? Number(value) : NaN,
      min,
      max,
      `${name} must be a whole number from ${min} to ${max}, not "${value}".`,
    );

/** A decimal number such as 0.5. */
export const decimal =
  (min: number, max: number): ReadValue<number> =>
  (value, name) =>
    inRange(
      /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : NaN,
      min,
      max,
      `${name} must be a number from ${min} to ${max}, not "${value}".`,
    );

export const oneOf =
  <Value extends string>(...allowed: readonly Value[]): ReadValue<Value> =>
  (value, name) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
      throw new StartupError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
    return found;
  };

/** 1 or 0. */
export const flag: ReadValue<boolean> = (value, name) => oneOf('0', '1')(value, name) === '1';

/** Text that matches `form`; `mustBe` completes the error after the setting's name. The text is not quoted, as it may hold a secret. */
export const matching =
  (form: RegExp, mustBe: string): ReadValue<string> =>
  (value, name) => {
    if (!form.test(value)) throw new StartupError(`${name} ${mustBe}.`);
    return value;
  };

/** An http(s) address. */
export const webAddress: ReadValue<string> = (value, name) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new StartupError(
      `${name} must be an address that begins with https:// or http://, not "${value}".`,
    );
  return url.href;
};

/** An http(s) address without a path. */
export const origin: ReadValue<string> = (value, name) => {
  const url = new URL(webAddress(value, name));
  if (url.pathname !== '/' || url.search || url.hash)
    throw new StartupError(`${name} must be an origin such as https://portal.example.vn, without a path.`);
  return url.origin;
};

/** A mail server's address. It may hold a password, so errors do not quote it. */
export const smtpAddress: ReadValue<string> = (value, name) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new StartupError(`${name} must look like smtp://user:password@mail.example.vn:587 or smtps://….`);
  return url.href;
};

const SECRET_MIN = 32;

/** The secrets of ops/example.env, which everybody can read, so that anybody could sign a transfer notice with them. */
const EXAMPLE_SECRET = /^change-me/i;

/** A secret of at least SECRET_MIN characters. Errors do not quote it. */
export const secret: ReadValue<string> = (value, name) => {
  if (EXAMPLE_SECRET.test(value))
    throw new StartupError(
      `${name} is still the secret of the example: create one with openssl rand -base64 32.`,
    );
  if (value.length < SECRET_MIN)
    throw new StartupError(`${name} must have at least ${SECRET_MIN} characters.`);
  return value;
};

/** Texts separated by commas. */
export const list =
  (form: RegExp, item: string): ReadValue<string[]> =>
  (value, name) => {
    const items = value.split(',').map((part) => part.trim());
    const wrong = items.find((part) => part && !form.test(part));
    if (wrong) throw new StartupError(`${name}: "${wrong}" is not a valid ${item}.`);
    const given = items.filter(Boolean);
    if (given.length === 0) throw new StartupError(`${name} must contain at least one ${item}.`);
    return given;
  };

/** `id:name` pairs separated by commas: the bank apps that the portal offers. */
export const bankApps: ReadValue<BankApp[]> = (value, name) =>
  list(/^[a-z0-9-]{2,20}:[^<>:]{1,30}$/, 'pair such as vcb:Vietcombank')(value, name).map((pair) => {
    const [id = '', label = ''] = pair.split(':');
    return { id, name: label.trim() };
  });

/** The secrets of a sender of signed calls: a second one while the sender changes from one to the other (docs/operating.md). */
export type SenderSecrets = readonly string[];

/** One secret, or two separated by a comma. */
export const senderSecrets: ReadValue<SenderSecrets> = (value, name) => {
  const found = value.split(',').map((part) => secret(part.trim(), name));
  if (found.length > 2) throw new StartupError(`${name} may contain two secrets at most.`);
  return found;
};

/** `name=secret` pairs separated by commas, at least one. */
function secretPairs(value: string, setting: string): [name: string, secret: string][] {
  const found = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [, name, key] = /^([a-z0-9-]{1,32})=(.+)$/.exec(pair) ?? [];
      if (!name || !key)
        throw new StartupError(
          `${setting} must be name=secret pairs separated by commas; a name is a-z, 0-9 and -.`,
        );
      return [name, secret(key, `${setting} (${name})`)];
    });
  if (found.length === 0) throw new StartupError(`${setting} must contain at least one name=secret pair.`);
  return found;
}

/** `provider=secret` pairs separated by commas, as a map from provider to secrets. A provider may have two. */
export const secretsByProvider: ReadValue<ReadonlyMap<string, SenderSecrets>> = (value, name) => {
  const found = new Map<string, string[]>();
  for (const [provider, key] of secretPairs(value, name))
    found.set(provider, [...(found.get(provider) ?? []), key]);
  for (const [provider, keys] of found)
    if (keys.length > 2)
      throw new StartupError(`${name} contains ${provider} more than twice: remove its former secrets.`);
  return found;
};

/** As `secretsByProvider`, for the bank feeds that the host supports. */
export const secretsOfFeeds: ReadValue<ReadonlyMap<string, SenderSecrets>> = (value, name) => {
  const found = secretsByProvider(value, name);
  for (const feed of found.keys())
    if (!isBankFeedName(feed))
      throw new StartupError(`${name} supports ${Object.keys(bankFeeds).join(', ')}, not "${feed}".`);
  return found;
};

/** `id=secret` pairs separated by commas or line breaks, as a map in the same order. No id may have two secrets. */
export const keysById: ReadValue<ReadonlyMap<string, string>> = (value, name) => {
  const found = new Map<string, string>();
  for (const [id, key] of secretPairs(value.replaceAll('\n', ','), name)) {
    if (found.has(id))
      throw new StartupError(`${name} contains ${id} twice: give each secret a name of its own.`);
    found.set(id, key);
  }
  return found;
};

/** Fastify's trustProxy: the proxies whose X-Forwarded-* headers are trusted. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  // Fastify refuses /0, which would trust everybody.
  return version !== 0 && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The number of proxies, or a list of their addresses and networks. */
export const trustProxy: ReadValue<TrustProxy> = (value, name) => {
  if (value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const parts = value.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^(loopback|linklocal|uniquelocal)$/.test(part) || isNetwork(part)))
    throw new StartupError(
      `${name} must be a number of proxies, or a list of addresses and networks such as 10.0.0.0/8,192.168.1.7.`,
    );
  return parts;
};
