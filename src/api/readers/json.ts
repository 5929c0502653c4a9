import { reportSkippedRows } from './reportSkippedRows';

/** The fields of a JSON object. Any of them may be absent. */
export type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Reads one row of a list; null when it cannot be read. */
type RowReader<Row> = (row: unknown) => Row | null;

/** The fields of a JSON object; an empty object for any other value, so that each field reads as absent. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The name of a kind, a type or a status, whether the portal knows it or not. */
export const readName = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** Text that is not blank, or a number as text. */
export const readText = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : readName(value);

const numeric = /^[+-]?\d+(\.\d+)?$/;

/** A finite number, or a numeric string as a number. */
export const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : null;
};

/** A number as the host sent it: a string keeps digits that a JavaScript number would lose. */
export const readDecimal = (value: unknown): number | string | null =>
  readNumber(value) === null ? null : typeof value === 'string' ? value.trim() : (value as number);

const isoDate = /^\d{4}-\d\d-\d\d/;

/** Numbers below are no Unix time: years, flags and the like. */
const FIRST_SECONDS = 1e9;
/** From here on, a Unix time is in ms: as seconds, it would be after the year 5000. */
const FIRST_MS = 1e11;

const unixTime = (value: number): number =>
  value >= FIRST_MS ? value : value >= FIRST_SECONDS ? value * 1000 : NaN;

/**
 * An instant in any ISO 8601 form or as a Unix time in seconds or ms, as ISO 8601 UTC. Null up to 1970: languages without a null for
 * instants write their zero, such as the year 1.
 */
export const readInstant = (value: unknown): string | null => {
  const number = readNumber(value);
  const isText = typeof value === 'string' && isoDate.test(value);
  const date = new Date(number === null ? (isText ? value : NaN) : unixTime(number));
  return date.getTime() > 0 ? date.toISOString() : null;
};

/** The readable rows of a list (HOST-2); null if the value is not a list. `what` names the list in warnings in the console. */
export function readRows<Row>(value: unknown, readRow: RowReader<Row>, what: string): Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map(readRow).filter((row) => row !== null);
  reportSkippedRows(what, value.length - rows.length, value.length);
  return rows;
}
