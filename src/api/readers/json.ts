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

/** An instant in any ISO 8601 form, as ISO 8601 UTC. */
export const readInstant = (value: unknown): string | null => {
  const time = typeof value === 'string' && isoDate.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** The readable rows of a list (HOST-2); null if the value is not a list. `what` names the list in warnings in the console. */
export function readRows<Row>(value: unknown, readRow: RowReader<Row>, what: string): Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.map(readRow).filter((row) => row !== null);
  reportSkippedRows(what, value.length - rows.length, value.length);
  return rows;
}
