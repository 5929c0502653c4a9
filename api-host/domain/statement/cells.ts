import { MAX_VND } from '../money';
import { isCalendarDate } from '../vietnameseDay';

/** A cell cannot be read. The caller adds the line number before the message. */
export class UnreadableCell extends Error {
  override readonly name = 'UnreadableCell';
}

/**
 * The beginning of a message. A cell with letters is not quoted: operators run the program as a user who can read more than they may, and a
 * file that is no statement must not be shown line by line.
 */
const quoted = (cell: string): string => (/\p{L}/u.test(cell) ? 'the cell' : `"${cell.trim()}"`);

const digitsOf = (groups: string): string => groups.replace(/[.,\s]/g, '');

/** 1234567, 1.234.567 and 1,234,567, each optionally followed by ,00 or .00. Groups have three digits and the same separator. */
const forms = [
  /^([0-9]+)(?:[.,]0{1,2})?$/,
  /^([0-9]{1,3}(?:\.[0-9]{3})+)(?:,0{1,2})?$/,
  /^([0-9]{1,3}(?:,[0-9]{3})+)(?:\.0{1,2})?$/,
  /^([0-9]{1,3}(?: [0-9]{3})+)(?:[.,]0{1,2})?$/,
];

/**
 * Parses an amount in VND as Vietnamese banks write it, exactly. It is negative for outgoing transfers, null if the cell is empty. '1.000'
 * is a thousand, since a statement in VND has no fractions. Throws UnreadableCell for anything ambiguous.
 */
export function readAmount(cell: string): number | null {
  const text = cell
    .normalize('NFKC')
    .replace(/\s*(vnd|vnđ|đ|₫)\s*/giu, '')
    .trim();
  if (text === '' || text === '-') return null;
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const sign = inBrackets !== undefined || /^[-−]/.test(text) ? -1 : 1;
  const number = (inBrackets ?? text).replace(/^[-−+]\s*/, '');
  const groups = forms.map((form) => form.exec(number)?.[1]).find((found) => found !== undefined);
  const value = groups === undefined ? NaN : Number(digitsOf(groups));
  if (!(value <= MAX_VND * 1000))
    throw new UnreadableCell(`${quoted(cell)} is not a valid amount in whole VND`);
  return sign * value;
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/;
const TIME = /(?:^|[ T])(\d{1,2}):(\d{2})(?::(\d{2}))?/;

/** Parses a Vietnamese date, with or without a time: 21/11/2026 12:35, 2026-11-21. Throws UnreadableCell. */
export function readInstant(cell: string): Date {
  const text = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? reversed(DAY_FIRST.exec(text)) ?? [];
  const [, hours = '0', minutes = '00', seconds = '00'] = TIME.exec(text) ?? [];
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const date = `${year ?? ''}-${two(month)}-${two(day)}`;
  const instant = new Date(`${date}T${two(hours)}:${minutes}:${seconds}+07:00`);
  if (!isCalendarDate(date) || Number.isNaN(instant.getTime()))
    throw new UnreadableCell(`${quoted(text)} is not a valid date, such as 21/11/2026 or 2026-11-21`);
  return instant;
}

const reversed = (found: RegExpExecArray | null): (string | undefined)[] | null =>
  found && [found[0], found[3], found[2], found[1]];
