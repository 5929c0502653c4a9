import * as fc from 'fast-check';
import { decimalOf, isTransferAmount, MAX_KP, MAX_VND, topUpParts } from '../../../api-host/domain/money';

const rates = {
  exchangeRate: 0.1,
  bonuses: [
    { cashValue: 50_000, bonusRate: 0.02 },
    { cashValue: 100_000, bonusRate: 0.05 },
    { cashValue: 200_000, bonusRate: 0.08 },
    { cashValue: 500_000, bonusRate: '0.1' },
  ],
};

describe('PAY-4: the value of a transfer', () => {
  it.each([
    [1, 0n, 0n],
    [9, 0n, 0n],
    [10, 1n, 0n],
    [49_999, 4_999n, 0n],
    [50_000, 5_000n, 100n],
    [99_999, 9_999n, 199n],
    [100_000, 10_000n, 500n],
    [200_000, 20_000n, 1_600n],
    [500_000, 50_000n, 5_000n],
    [MAX_VND, 100_000_000_000n, 10_000_000_000n],
  ])('PAY-4: %d VND bring %s KP and a bonus of %s KP', (vnd, recharge, bonus) => {
    expect(topUpParts(vnd, rates)).toEqual({ recharge, bonus });
  });

  it('PAY-4: decimals are exact where floating point is not', () => {
    expect(topUpParts(1_000_000_000, { exchangeRate: '0.123456789', bonuses: [] })).toEqual({
      recharge: 123_456_789n,
      bonus: 0n,
    });
    expect(topUpParts(100, { exchangeRate: '0.29', bonuses: [] })?.recharge).toBe(29n);
  });

  it('PAY-4: each part is rounded down, so it is at most 1 KP below the exact value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_VND }),
        fc.integer({ min: 1, max: 9999 }),
        (vnd, tenThousandths) => {
          const exchangeRate = (tenThousandths / 10_000).toFixed(4);
          const kp = topUpParts(vnd, { exchangeRate, bonuses: [] })?.recharge ?? -1n;
          const exact = BigInt(vnd) * BigInt(tenThousandths);
          return kp * 10_000n <= exact && exact < (kp + 1n) * 10_000n;
        },
      ),
    );
  });

  it('is null when a balance could not hold it', () => {
    expect(topUpParts(MAX_VND, { exchangeRate: 9007, bonuses: [] })?.recharge).toBeLessThanOrEqual(MAX_KP);
    expect(topUpParts(MAX_VND, { exchangeRate: 9008, bonuses: [] })).toBeNull();
    expect(topUpParts(MAX_VND, { exchangeRate: 9007, bonuses: [{ cashValue: 1, bonusRate: 1 }] })).toBeNull();
  });

  it.each([0, -1, 0.5, MAX_VND + 1, Number.NaN, Infinity, '1000', null])(
    '%p is not a valid transfer amount',
    (value) => {
      expect(isTransferAmount(value)).toBe(false);
    },
  );

  it('decimals of the database keep their exact value in JSON', () => {
    expect(decimalOf('0.10')).toBe(0.1);
    expect(decimalOf('1')).toBe(1);
    expect(decimalOf('100')).toBe(100);
    expect(decimalOf('0.12345678901234567890')).toBe('0.1234567890123456789');
  });
});
