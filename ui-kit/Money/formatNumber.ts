/** An exact amount: a number, a bigint, or a decimal string such as `-120000` or `12.5`. */
export type Amount = number | bigint | string;

const pattern = /^([+-]?)0*(\d+)(?:\.(\d+))?$/;

const parse = (value: Amount) => {
  const text =
    typeof value === 'number' && Number.isInteger(value) ? BigInt(value).toString() : String(value);
  const match = pattern.exec(text);
  if (!match) throw new RangeError(`Không phải một số: ${text}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { negative: sign === '-', whole, fraction: fraction.replace(/0+$/, '') };
};

/**
 * Formats a number with Vietnamese separators (APP-1): `1234567.5` becomes `1.234.567,5`. Never rounds.
 * @throws RangeError when the value is not a decimal number.
 */
export const formatNumber = (value: Amount): string => {
  const { negative, whole, fraction } = parse(value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const zero = /^0*$/.test(whole + fraction);
  return `${negative && !zero ? '-' : ''}${grouped}${fraction && `,${fraction}`}`;
};

/**
 * Formats a whole number: `10000` becomes `10.000` (APP-1). Exact for bigints and decimal strings of any length.
 * @throws RangeError when the value is not a whole number.
 */
export const formatInteger = (value: Amount): string => {
  if (parse(value).fraction) throw new RangeError(`Không phải số nguyên: ${String(value)}`);
  return formatNumber(value);
};

/** Whether the amount is above zero. */
export const isPositive = (value: Amount): boolean => {
  const { negative, whole, fraction } = parse(value);
  return !negative && !/^0*$/.test(whole + fraction);
};

/** Whether a React node is an amount to be formatted. */
export const isAmount = (node: unknown): node is Amount =>
  typeof node === 'bigint' ||
  (typeof node === 'number' && Number.isFinite(node)) ||
  (typeof node === 'string' && pattern.test(node));
