import { foldDiacritics } from '@portal/contract';
import { parse } from 'csv-parse/sync';
import { readAmount, readInstant, UnreadableCell } from './cells';

/** An incoming transfer, from a line of a bank's statement. */
export interface StatementLine {
  /** The line number in the file, from 1. */
  line: number;
  /** '' if the statement has none. */
  reference: string;
  /** VND, above 0. */
  amount: number;
  content: string;
  /** null if the statement has no column for the date. */
  at: Date | null;
}

const columns = ['reference', 'amount', 'content', 'date'] as const;
export type Column = (typeof columns)[number];
/** The headings of columns whose headings are not among the usual ones. */
export type ColumnNames = Partial<Record<Column, string>>;

/** Headings that Vietnamese banks use, in lower case without diacritics. The first one in this list that the statement has is used. */
const usualNames: Record<Column, readonly string[]> = {
  reference: [
    ...['reference', 'ref', 'reference number', 'transaction id', 'transaction no', 'id', 'ma giao dich'],
    ...['so tham chieu', 'ma tham chieu', 'so but toan', 'so chung tu', 'so ct', 'ma gd', 'so gd'],
  ],
  amount: [
    ...['credit', 'credit amount', 'ghi co', 'so tien ghi co', 'phat sinh co', 'tien vao', 'co', 'amount'],
    ...['so tien', 'so tien (vnd)', 'gia tri'],
  ],
  content: [
    ...[
      'content',
      'description',
      'noi dung',
      'noi dung giao dich',
      'dien giai',
      'mo ta',
      'remark',
      'details',
    ],
    ...['noi dung chi tiet', 'noi dung chuyen khoan'],
  ],
  date: [
    ...['date', 'transaction date', 'time', 'ngay', 'ngay giao dich', 'thoi gian', 'ngay gio', 'ngay gd'],
    ...['ngay hieu luc', 'thoi gian giao dich', 'ngay hach toan'],
  ],
};

/** Lower case without diacritics: 'Số tiền ' becomes 'so tien'. */
const folded = (text: string): string => foldDiacritics(text).replace(/\s+/g, ' ').trim();

type Places = Record<Column, number>;

/** The columns' positions if a row is the header: it needs an amount, and a reference or a content. Otherwise null. */
function placesIn(row: readonly string[], names: ColumnNames): Places | null {
  const cells = row.map(folded);
  const place = (column: Column): number => {
    const own = names[column];
    if (own !== undefined) return cells.indexOf(folded(own));
    const name = usualNames[column].find((usual) => cells.includes(usual));
    return name === undefined ? -1 : cells.indexOf(name);
  };
  const [reference, amount, content, date] = columns.map(place) as [number, number, number, number];
  const named = columns.every((column) => names[column] === undefined || place(column) >= 0);
  return named && amount >= 0 && (reference >= 0 || content >= 0)
    ? { reference, amount, content, date }
    : null;
}

interface Row {
  record: string[];
  info: { lines: number };
}

/** The rows below the header, split by the first delimiter with which a header is found. */
function rowsBelowHead(text: string, names: ColumnNames): { rows: Row[]; places: Places } | null {
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = parse(text, {
      ...{
        delimiter,
        bom: true,
        info: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      },
    }) as unknown as Row[];
    for (const [at, { record }] of rows.entries()) {
      const places = placesIn(record, names);
      if (places) return { rows: rows.slice(at + 1), places };
    }
  }
  return null;
}

/**
 * Reads the incoming transfers from a bank's statement in CSV. Outgoing transfers and rows without an amount (sums, remarks) are skipped,
 * and so are lines above the header. Throws UnreadableCell, which names the line.
 */
export function readStatement(file: Uint8Array, names: ColumnNames): StatementLine[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnreadableCell('The file is not UTF-8: save it as CSV UTF-8');
  }
  const found = rowsBelowHead(text, names);
  if (!found)
    throw new UnreadableCell(
      'The file has no header line with an amount and a reference or content: name the columns with --amount-column, --reference-column, --content-column and --date-column',
    );
  const { rows, places } = found;
  return rows.flatMap(({ record, info }) => lineOf(record, info.lines, places));
}

/** Whether a row is a total ('Tổng cộng'): it has neither a reference nor a content, and no date. */
function isFoot(cell: (column: Column) => string, { date }: Places): boolean {
  if (`${cell('reference')}${cell('content')}`.trim() !== '') return false;
  return date < 0 || !/[0-9]/.test(cell('date'));
}

function lineOf(record: readonly string[], line: number, places: Places): StatementLine[] {
  const cell = (column: Column) => record[places[column]] ?? '';
  try {
    if (isFoot(cell, places)) return [];
    const amount = readAmount(cell('amount'));
    if (amount === null || amount <= 0) return [];
    const at = places.date >= 0 ? readInstant(cell('date')) : null;
    return [{ line, reference: cell('reference').trim(), amount, content: cell('content').trim(), at }];
  } catch (error) {
    if (error instanceof UnreadableCell) throw new UnreadableCell(`Line ${line}: ${error.message}`);
    throw error;
  }
}
