import { StartupError } from './startupError';

/** Readers of one setting's text. Each throws StartupError with a line that says what the value must be. */

export function wholeNumber(name: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (!(number >= min && number <= max))
    throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

export function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new StartupError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

export const flag = (name: string, value: string | undefined): boolean =>
  oneOf(name, value ?? '0', ['0', '1']) === '1';

export const optionalText = (value: string | undefined, check: (value: string) => string): string =>
  value === undefined ? '' : check(value);

/** An http(s) address. */
export function webAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new StartupError(
      `${name} must be an address that begins with https:// or http://, not "${value}".`,
    );
  return url.href;
}

/** A decimal number in everyday spelling. */
export function decimal(name: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : NaN;
  if (!(number >= min && number <= max))
    throw new StartupError(`${name} must be a number from ${min} to ${max}, not "${value}".`);
  return number;
}

/** A mail server's address. The text may hold a password, so no error repeats it. */
export function smtpAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new StartupError(`${name} must look like smtp://user:password@mail.example.vn:587 or smtps://….`);
  return url.href;
}

/** An http(s) address without a path: its origin. */
export function origin(name: string, value: string): string {
  const url = new URL(webAddress(name, value));
  if (url.pathname !== '/' || url.search || url.hash)
    throw new StartupError(`${name} must be an origin such as https://portal.example.vn, without a path.`);
  return url.origin;
}

const SECRET_MIN = 32;

export function secret(name: string, value: string): string {
  if (value.length < SECRET_MIN)
    throw new StartupError(`${name} must have at least ${SECRET_MIN} characters.`);
  return value;
}

/** `name=secret` pairs separated by commas. */
export function pairs(name: string, value: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of (value ?? '').split(',').map((text) => text.trim())) {
    if (!pair) continue;
    const [, provider, key] = /^([a-z0-9-]{1,32})=(.+)$/.exec(pair) ?? [];
    if (!provider || !key)
      throw new StartupError(
        `${name} must be provider=secret pairs separated by commas; a provider is a-z, 0-9 and -.`,
      );
    found.set(provider, secret(`${name} (${provider})`, key));
  }
  return found;
}

/** Fastify's trustProxy: whose word about the caller's address counts. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** A count of proxies, or a list of their addresses and networks. */
export function trustProxy(value: string | undefined): TrustProxy {
  if (!value || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const parts = value.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^([0-9a-f.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i.test(part)))
    throw new StartupError('TRUST_PROXY must be a count of proxies or a list of addresses or networks.');
  return parts;
}
