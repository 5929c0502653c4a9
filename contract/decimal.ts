import type { Decimal } from './entities';

interface Parsed {
  digits: bigint;
  /** Number of digits after the decimal point. */
  scale: number;
}

const decimalText = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

function parse(decimal: Decimal): Parsed {
  const match = decimalText.exec(String(decimal).trim());
  if (!match) throw new RangeError(`Not a decimal: ${String(decimal)}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** digits ÷ 10^scale as decimal text: 1250 and 2 give '12.5'. */
function write({ digits, scale }: Parsed): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`;
}

/** amount ÷ 10^places, exact, as decimal text: 1250 and 2 give '12.5'. Throws RangeError on a non-decimal. */
export function shiftPoint(amount: Decimal, places: number): string {
  const { digits, scale } = parse(amount);
  return write({ digits, scale: scale + places });
}

/** amount × rate, exact, as decimal text: 55555 and 0.1 give '5555.5'. Throws RangeError on a non-decimal. */
export function multiply(amount: Decimal, rate: Decimal): string {
  const [first, second] = [parse(amount), parse(rate)];
  return write({ digits: first.digits * second.digits, scale: first.scale + second.scale });
}

/** The sum of decimals without binary rounding: 0.1 and 0.2 give 0.3. Throws RangeError on NaN and Infinity. */
export function sumOf(amounts: readonly number[]): number {
  const parsed = amounts.map(parse);
  const scale = Math.max(0, ...parsed.map((amount) => amount.scale));
  const total = parsed.reduce((sum, amount) => sum + amount.digits * 10n ** BigInt(scale - amount.scale), 0n);
  return Number(`${total}e-${scale}`);
}

/** amount × rate, exact, rounded down to a whole unit (toward −∞ for negatives). Throws RangeError on a non-decimal rate. */
export function multiplyDown(amount: number | bigint, rate: Decimal): bigint {
  const { digits, scale } = parse(rate);
  const product = BigInt(amount) * digits;
  const unit = 10n ** BigInt(scale);
  const quotient = product / unit;
  return product < 0n && quotient * unit !== product ? quotient - 1n : quotient;
}

/** KP for a transfer of `cash` VND: exchangeRate × cash, whole KP, rounded down (architecture §5). */
export function creditFor(cash: number | bigint, exchangeRate: Decimal): bigint {
  return multiplyDown(cash, exchangeRate);
}

/** Bonus KP on `credit` KP: bonusRate × credit, whole KP, rounded down. */
export function bonusFor(credit: bigint, bonusRate: Decimal): bigint {
  return multiplyDown(credit, bonusRate);
}

/** The row of a bonus table that applies to a transfer of `cash` VND: the largest cashValue not above it. */
export function bonusRowFor<Row extends { cashValue: number }>(
  rows: readonly Row[],
  cash: number | bigint,
): Row | undefined {
  return rows.reduce<Row | undefined>(
    (best, row) =>
      BigInt(row.cashValue) <= BigInt(cash) && (!best || row.cashValue > best.cashValue) ? row : best,
    undefined,
  );
}
