import fc from 'fast-check';
import { bonusFor, bonusRowFor, creditFor, multiply, multiplyDown, shiftPoint } from '@portal/contract';

/** floor(n / d) with BigInt rationals, the straightforward way. */
const floorDivide = (n: bigint, d: bigint) => {
  const quotient = n / d;
  return n % d !== 0n && n < 0n !== d < 0n ? quotient - 1n : quotient;
};

const decimalParts = fc.record({
  negative: fc.boolean(),
  digits: fc.bigInt({ min: 0n, max: 10n ** 30n }),
  scale: fc.integer({ min: 0, max: 25 }),
});

const write = (negative: boolean, digits: bigint, scale: number) => {
  const text = digits.toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = text.slice(text.length - scale);
  return `${negative ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
};

describe('multiplyDown (PAY-4)', () => {
  it('equals the rational product rounded down', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), decimalParts, (amount, parts) => {
        const { negative, digits, scale } = parts;
        const signed = negative ? -digits : digits;
        const expected = floorDivide(amount * signed, 10n ** BigInt(scale));
        expect(multiplyDown(amount, write(negative, digits, scale))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads exponents as the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), decimalParts, (amount, { digits, scale }) => {
        const plain = multiplyDown(amount, write(false, digits, scale));
        expect(multiplyDown(amount, `${digits}e-${scale}`)).toBe(plain);
        expect(multiplyDown(amount, `${digits}E${scale}`)).toBe(
          BigInt(amount) * digits * 10n ** BigInt(scale),
        );
      }),
    );
  });

  it('reads a JSON number by its shortest decimal text, without floating-point errors', () => {
    expect(multiplyDown(3, 0.1)).toBe(0n);
    expect(multiplyDown(10, 0.1)).toBe(1n);
    expect(multiplyDown(30, 0.1 + 0.2)).toBe(9n);
    expect(multiplyDown(70, 0.07)).toBe(4n);
    expect(multiplyDown(100, 0.07)).toBe(7n);
    expect(multiplyDown(100, 1.15)).toBe(115n);
    expect(multiplyDown(10_000_000, 1e-7)).toBe(1n);
    expect(multiplyDown(1, 1e21)).toBe(10n ** 21n);
  });

  it.each([
    ['0.1', 999n, 99n],
    ['-0.1', 1n, -1n],
    ['-0.1', 10n, -1n],
    ['+2.50', 3n, 7n],
    [' 0.5 ', 3n, 1n],
    ['.0', 3n, null],
  ])('rate %p × %p', (rate, amount, expected) => {
    if (expected === null) expect(() => multiplyDown(amount, rate)).toThrow(RangeError);
    else expect(multiplyDown(amount, rate)).toBe(expected);
  });

  it.each(['', ' ', 'abc', '1,5', '0x10', '1.', 'NaN', 'Infinity', '1e9999', '1 000', NaN, Infinity])(
    'refuses %p, which is not a decimal',
    (rate) => {
      expect(() => multiplyDown(1, rate)).toThrow(RangeError);
    },
  );
});

describe('multiply (PAY-4)', () => {
  it('is exact: rounded down, it is multiplyDown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), decimalParts, (amount, { digits, scale }) => {
        const rate = write(false, digits, scale);
        const product = multiply(String(amount), rate);
        expect(product).toBe(shiftPoint(String(amount * digits), scale));
        expect(BigInt(product.replace(/\..*/, ''))).toBe(multiplyDown(amount, rate));
      }),
    );
  });

  it.each([
    [0.1, 0.7, '0.07'],
    ['12.5', '-0.4', '-5'],
    ['-0.5', 1e-7, '-0.00000005'],
    [0, '-3.5', '0'],
  ])('%s × %s = %s', (first, second, product) => {
    expect(multiply(first, second)).toBe(product);
  });
});

describe('what a transfer brings (PAY-4)', () => {
  it('credit = exchangeRate × cashValue, bonus = bonusRate × credit, each rounded down', () => {
    expect(creditFor(50_000, 0.1)).toBe(5_000n);
    expect(bonusFor(creditFor(50_000, 0.1), '0.05')).toBe(250n);
    expect(creditFor(10_000, '0.123')).toBe(1_230n);
    expect(bonusFor(creditFor(99_999, '0.1'), 0.03)).toBe(299n);
  });

  const rows = [{ cashValue: 100_000 }, { cashValue: 50_000 }, { cashValue: 500_000 }];
  it.each([
    [49_999, undefined],
    [50_000, 50_000],
    [50_001, 50_000],
    [99_999, 50_000],
    [100_000, 100_000],
    [10n ** 20n, 500_000],
  ])('a transfer of %p earns the row of %p', (cash, cashValue) => {
    expect(bonusRowFor(rows, cash)?.cashValue).toBe(cashValue);
  });

  it('has no row when there are no bonuses', () => {
    expect(bonusRowFor([], 100_000)).toBeUndefined();
  });
});
