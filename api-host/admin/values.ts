import { MAX_KP, MAX_VND } from '../domain/money';
import { boundsOfDay, isCalendarDate } from '../domain/vietnameseDay';
import { UsageError } from './command';

const inRange = (text: string, most: bigint): boolean =>
  /^[1-9][0-9]{0,15}$/.test(text) && BigInt(text) <= most;

/** A whole number, digits only: any other form might be rounded or read differently elsewhere. */
function whole(text: string, most: bigint, what: string): number {
  if (inRange(text, most)) return Number(text);
  throw new UsageError(
    `"${text}" is not a valid ${what}: use digits only, from 1 to ${most}, such as 50000.`,
  );
}

/** An amount of KP, 1 to 2^53 − 1. */
export const parseKp = (text: string): number => whole(text, MAX_KP, 'amount of KP');

/** An amount of VND that is allowed for a transfer. */
export const parseVnd = (text: string): number => whole(text, BigInt(MAX_VND), 'amount of VND');

/** The number of a zone, 1 to 2^31 − 1. */
export const parseZoneId = (text: string): number => whole(text, 2n ** 31n - 1n, 'zone number');

/** A sequential number or a count, 1 to 2^53 − 1. */
export const parseCount = (text: string, what: string): number => whole(text, MAX_KP, what);

/** The maximum number of rows to show, 1 to 1000. */
export const parseLimit = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : whole(text, 1000n, 'number of rows');

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
      `"${text}" is not a valid rate: use a decimal ${least === 'more' ? 'above 0' : 'of 0 or more'} with at most 18 digits after the point, such as 0.1.`,
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
      `"${text}" is not a valid amount of coins: use at most ${decimals} digits after the point, such as 500 or 12.5.`,
    );
  return Number(smallest);
}

/** A calendar date such as 2026-12-31. */
export function parseDate(text: string): string {
  if (!isCalendarDate(text)) throw new UsageError(`"${text}" is not a valid day: write it as 2026-12-31.`);
  return text;
}

/** The instants at which a day in Vietnam ('2026-12-31') and the next one begin. */
export const parseDay = (text: string): { from: Date; until: Date } => boundsOfDay(parseDate(text));

/**
 * The end of a day in Vietnam ('2026-12-31'), or an instant ('2026-12-31T17:00:00Z'). It must be in the future. A day ends with its last
 * millisecond, so that what shows the end shows that day and not the next one.
 */
export function parseExpiry(text: string, now: Date): Date {
  const instant = new Date(isCalendarDate(text) ? boundsOfDay(text).until.getTime() - 1 : text);
  const isWellFormed = /^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  if (!isWellFormed || !isCalendarDate(text.slice(0, 10)) || Number.isNaN(instant.getTime()))
    throw new UsageError(
      `"${text}" is not a valid day: write it as 2026-12-31, or as an instant, 2026-12-31T17:00:00Z.`,
    );
  if (instant <= now) throw new UsageError(`"${text}" is in the past: give a future day.`);
  return instant;
}

/** One of the choices, as typed. */
export function parseChoice<Choice extends string>(
  text: string,
  what: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined)
    throw new UsageError(`"${text}" is not a valid ${what}: use one of ${choices.join(', ')}.`);
  return choice;
}

/** Text that is stored and shown: one line of at most `longest` characters, without control characters. */
export function parseText(text: string, what: string, longest: number): string {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '' || trimmed.length > longest || /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(trimmed))
    throw new UsageError(`The ${what} must be one line of 1 to ${longest} characters.`);
  return trimmed;
}

/** The reason for a change: 3 to 500 characters. */
export function parseReason(text: string): string {
  const reason = parseText(text, 'reason', 500);
  if (reason.length < 3) throw new UsageError('The reason must have 3 to 500 characters.');
  return reason;
}

/** Returns a number that an operator typed. Throws UsageError if it exceeds `most`. */
export function within(value: number, most: number, what: string): number {
  if (value > most) throw new UsageError(`${value} is above the maximum of ${most} ${what}.`);
  return value;
}

/** KP that a code gives, or that a campaign's milestone requires: 1 to 10⁹. The database refuses more as well. */
export const parsePromotionKp = (text: string, what: string): number =>
  within(parseKp(text), 1_000_000_000, what);
