/** An exact amount: a number, a bigint, or a decimal string such as `-120000` or `12.5`. */
export type Amount = number | bigint | string;

const pattern = /^([+-]?)0*(\d+)(?:\.(\d+))?$/;

/** The minus sign, which is as wide as a plus sign; a hyphen is shorter, and text may break after it. */
const MINUS = '−';

/** Shown instead of an amount that is not a decimal number. */
const UNKNOWN = '—';

/** The shortest decimal notation of a number, without an exponent. */
const textOf = (value: Amount): string => {
  if (typeof value !== 'number') return String(value);
  if (Number.isInteger(value)) return BigInt(value).toString();
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
};

const parse = (value: Amount) => {
  const match = pattern.exec(textOf(value));
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const zero = /^0*$/.test(whole + fraction);
  return { negative: sign === '-' && !zero, zero, whole, fraction: fraction.replace(/0+$/, '') };
};

/**
 * Formats a number with Vietnamese separators (APP-1): `1234567.5` becomes `1.234.567,5`. Never rounds and never throws: a value that is
 * not a decimal number, such as NaN, becomes a dash. Exact for bigints and decimal strings of any length.
 */
export const formatNumber = (value: Amount): string => {
  const parsed = parse(value);
  if (!parsed) return UNKNOWN;
  const { negative, whole, fraction } = parsed;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${negative ? MINUS : ''}${grouped}${fraction && `,${fraction}`}`;
};

/** Whether the amount is above zero. */
export const isPositive = (value: Amount): boolean => {
  const parsed = parse(value);
  return parsed !== null && !parsed.negative && !parsed.zero;
};

/** Whether a React node is an amount to be formatted. */
export const isAmount = (node: unknown): node is Amount =>
  typeof node === 'bigint' ||
  (typeof node === 'number' && Number.isFinite(node)) ||
  (typeof node === 'string' && pattern.test(node));
