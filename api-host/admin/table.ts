import { instantText as formatInstant } from '../domain/alarmNotice';
import { printable } from '../domain/printable';

export { formatInstant, printable };

const widthOf = (text: string): number => Array.from(text).length;

/** Lines of aligned columns, two spaces apart; columns whose index is in `right` are right-aligned. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - widthOf(cell));
        return right.includes(at) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

type Cell = string | number | boolean | Date | null | undefined;

/** A value as one cell; '-' if there is none. */
export function cell(value: Cell): string {
  if (value === null || value === undefined || value === '') return '-';
  if (value instanceof Date) return formatInstant(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return printable(String(value));
}

/** A table with a header row; columns that contain only numbers are right-aligned. Without rows: `empty`. */
export function table<Row>(
  rows: readonly Row[],
  shown: Record<string, (row: Row) => Cell>,
  empty: string,
): string[] {
  if (rows.length === 0) return [empty];
  const makers = Object.values(shown);
  const values = rows.map((row) => makers.map((make) => make(row)));
  const right = makers.flatMap((_, at) => (values.every((row) => typeof row[at] === 'number') ? [at] : []));
  return columns([Object.keys(shown), ...values.map((row) => row.map(cell))], right);
}

/** One line for each name and its value. */
export const facts = (values: Record<string, Cell>): string[] =>
  columns(Object.entries(values).map(([name, value]) => [name, cell(value)]));
