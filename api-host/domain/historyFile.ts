import {
  displayCoins,
  gameOf,
  linesWith,
  movedCredit,
  partsOf,
  transactionStatusNames,
  transactionTypeNames,
  type Transaction,
} from '@portal/contract';

const named = (texts: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? name;

/** Spreadsheets run a text that begins with one of these as a formula. */
const isFormula = /^\s*[=+\-@＝＋－＠]/;

type Cell = string | number | null;

/** A cell as RFC 4180 writes it. An apostrophe keeps a spreadsheet from running a text as a formula; numbers are our own. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${(isFormula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** 'sv-SE' writes 2026-11-21 09:05:00, which sorts correctly and which spreadsheets in any language recognise as a time. */
const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A text for the coins that were bought, or for what a migration moved. */
function thingOf({ payload: { metadata, moved } }: Transaction): string | null {
  if (metadata) return `${displayCoins(metadata.gameId, metadata.coin)} ${metadata.coinName}`;
  if (!moved) return null;
  const { coinName } = gameOf(moved.gameId);
  const coins = (amount: number) => `${displayCoins(moved.gameId, amount)} ${coinName}`;
  return `${coins(moved.leftCoin)}; chờ chuyển đổi ${coins(moved.extpoint0)}; điểm tích lũy ${moved.extpoint4}`;
}

const columns: readonly (readonly [string, (transaction: Transaction, unit: string) => Cell])[] = [
  ['Mã giao dịch', ({ id }) => id],
  [
    'Thời gian (giờ Việt Nam)',
    ({ updatedAt }) => (updatedAt === null ? null : time.format(new Date(updatedAt))),
  ],
  ['Loại giao dịch', ({ type }, unit) => named(transactionTypeNames, type).replace('{unit}', () => unit)],
  ['Trạng thái', ({ status }) => named(transactionStatusNames, status)],
  ['Thay đổi số dư ({unit})', (transaction) => movedCredit(transaction)],
  [
    'Trong đó thưởng ({unit})',
    (transaction) => partsOf(transaction).find(({ type }) => type === 'credit.bonus')?.realValue ?? null,
  ],
  ['Số tiền nạp (VND)', ({ value, currency }) => (currency === 'VND' ? value : null)],
  ['Nguồn', ({ payload }) => payload.source ?? null],
  ['Đã mua hoặc đã chuyển', thingOf],
  ['Máy chủ', ({ payload }) => payload.zoneName ?? null],
  ['Chuyển từ máy chủ', ({ payload }) => payload.moved?.from.join('; ') ?? null],
  ['Giao dịch liên quan', (transaction) => linesWith(transaction)[0]?.id ?? null],
];

/** The first line of the file: a byte order mark, without which spreadsheets garble Vietnamese, and the headings with their units. */
export const historyFileHead = (unit: string): string =>
  `\uFEFF${lineOf(columns.map(([heading]) => heading.replace('{unit}', () => unit)))}`;

/** The line of a transaction (PLAY-7). `unit` is the players' word for credit. */
export const historyFileLine = (transaction: Transaction, unit: string): string =>
  lineOf(columns.map(([, cell]) => cell(transaction, unit)));
