import { MAX_KP, MAX_VND } from '../domain/money';
import { UsageError } from './command';

const inRange = (text: string, most: bigint): boolean =>
  /^[1-9][0-9]{0,15}$/.test(text) && BigInt(text) <= most;

/** A whole number, digits only. Any form that another program might round or read differently is refused. */
function whole(text: string, most: bigint, what: string): number {
  if (inRange(text, most)) return Number(text);
  throw new UsageError(`"${text}" is no ${what}: write whole digits, 1 to ${most}, such as 50000.`);
}

/** An amount of KP, 1 to 2^53 − 1. */
export const parseKp = (text: string): number => whole(text, MAX_KP, 'amount of KP');

/** An amount of VND that is allowed for a transfer. */
export const parseVnd = (text: string): number => whole(text, BigInt(MAX_VND), 'amount of VND');

/** The number of a zone, 1 to 2^31 − 1. */
export const parseZoneId = (text: string): number => whole(text, 2n ** 31n - 1n, 'number of a zone');

/** A sequential number or a count, 1 to 2^53 − 1. */
export const parseCount = (text: string, what: string): number => whole(text, MAX_KP, what);

/** The number of rows to show, 1 to 1000. */
export const parseLimit = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : whole(text, 1000n, 'count');

/** An exact decimal as the database stores it: '0.070' becomes '0.07'. `least`: whether 0 is allowed. */
export function parseRate(text: string, least: 'zero' | 'more'): string {
  const exact = /^[0-9]{1,6}(\.[0-9]{1,18})?$/.test(text)
    ? text
        .replace(/^0+(?=[0-9])/, '')
        .replace(/(\.[0-9]*?)0+$/, '$1')
        .replace(/\.$/, '')
    : null;
  if (exact === null || (least === 'more' && exact === '0'))
    throw new UsageError(
      `"${text}" is no rate: write a decimal ${least === 'more' ? 'above 0' : 'of 0 or more'} with a point, at most 18 digits behind it, such as 0.1.`,
    );
  return exact;
}

/** Converts coins as players see them, such as 500 or 12.5, to the game's smallest unit (`scale` units make one coin). */
export function parseCoins(text: string, scale: number): number {
  const decimals = String(scale).length - 1;
  const [, units = '', parts = ''] =
    new RegExp(`^([0-9]{1,16})(?:\\.([0-9]{1,${Math.max(1, decimals)}}))?$`).exec(text) ?? [];
  const smallest = BigInt(`${units}${parts.padEnd(decimals, '0')}` || '0');
  if (units === '' || parts.length > decimals || smallest < 1n || smallest > MAX_KP)
    throw new UsageError(
      `"${text}" is no amount of coins: write it with at most ${decimals} digits behind a point, such as 500.`,
    );
  return Number(smallest);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The end of a day in Vietnam ('2026-12-31'), or an instant ('2026-12-31T17:00:00Z'). It must be in the future. */
export function parseExpiry(text: string, now: Date): Date {
  const instant = new Date(DAY.test(text) ? `${text}T23:59:59+07:00` : text);
  const wellFormed = DAY.test(text) || /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  const exists = wellFormed && !Number.isNaN(instant.getTime());
  // JavaScript reads 31 February as 3 March.
  const asWritten = !DAY.test(text) || (exists && instant.toISOString().startsWith(text));
  if (!exists || !asWritten)
    throw new UsageError(
      `"${text}" is no day: write it as 2026-12-31, or as an instant, 2026-12-31T17:00:00Z.`,
    );
  if (instant <= now) throw new UsageError(`"${text}" is over already: write a day to come.`);
  return instant;
}

/** The instants at which a day in Vietnam ('2026-12-31') begins and ends. */
export function parseDay(text: string): { begin: Date; end: Date } {
  const begin = new Date(`${text}T00:00:00+07:00`);
  const exists = DAY.test(text) && !Number.isNaN(begin.getTime());
  const end = new Date(begin.getTime() + 24 * 60 * 60 * 1000);
  // JavaScript reads 31 February as 3 March. The end of a Vietnamese day falls on the same date in UTC.
  if (!exists || !new Date(end.getTime() - 1).toISOString().startsWith(text))
    throw new UsageError(`"${text}" is no day: write it as 2026-12-31.`);
  return { begin, end };
}

/** Text that is stored and shown: no control characters, at most `longest` characters. */
export function parseText(text: string, what: string, longest: number): string {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '' || trimmed.length > longest || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(trimmed))
    throw new UsageError(`The ${what} must be one line of 1 to ${longest} characters.`);
  return trimmed;
}

/** The reason for a change: 3 to 500 characters. */
export function parseReason(text: string): string {
  const reason = parseText(text, 'reason', 500);
  if (reason.length < 3) throw new UsageError('The reason must tell why, in 3 to 500 characters.');
  return reason;
}

/** Returns a number that an operator typed. Throws UsageError if it exceeds `most`. */
export function within(value: number, most: number, what: string): number {
  if (value > most) throw new UsageError(`${value} is too much: at most ${most} ${what}.`);
  return value;
}
