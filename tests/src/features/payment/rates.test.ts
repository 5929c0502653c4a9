import { bonusLines, rateOfTenThousand } from '../../../../src/features/payment/rates';
import { bankFixture } from '../../../fixtures/paymentMethods';

describe('rates', () => {
  it('PAY-4: credit = exchangeRate × cash and bonus = bonusRate × credit, exactly', () => {
    expect(
      bonusLines(bankFixture({ exchangeRate: 0.1, bonuses: [{ cashValue: 50_000, bonusRate: 0.07 }] })),
    ).toEqual([{ cash: 50_000n, credit: '5000', bonus: '350' }]);
    const [line] = bonusLines(
      bankFixture({ exchangeRate: '0.3', bonuses: [{ cashValue: 3_000_000_000, bonusRate: '0.29' }] }),
    );
    expect(line).toEqual({ cash: 3_000_000_000n, credit: '900000000', bonus: '261000000' });
  });

  it.each([
    [0.1, 50_000, 0.0125, '5000', '62.5'],
    ['0.1', 55_555, '0.1', '5555.5', '555.55'],
    [1e-5, 50_000, 0.02, '0.5', '0.01'],
    [0.1 + 0.2, 10_000, 0, '3000.0000000000004', '0'],
  ])(
    'PAY-4: at a rate of %s, %d đ with a bonus of %s show %s and %s KP, not rounded',
    (exchangeRate, cashValue, bonusRate, credit, bonus) => {
      expect(bonusLines(bankFixture({ exchangeRate, bonuses: [{ cashValue, bonusRate }] }))).toEqual([
        { cash: BigInt(cashValue), credit, bonus },
      ]);
    },
  );

  it.each([
    [0.1, '1.000'],
    [1, '10.000'],
    ['0.00015', '1,5'],
    [1e-7, '0,001'],
    ['0.00000000012', '0,0000012'],
    [123456.789, '1.234.567.890'],
  ])('PAY-5: 10.000 đ at a rate of %s are %s KP', (exchangeRate, text) => {
    expect(rateOfTenThousand(bankFixture({ exchangeRate }))).toBe(text);
  });

  it('PAY-8: an invalid rate is an error in Vietnamese', () => {
    expect(() => bonusLines(bankFixture({ exchangeRate: 'x' }))).toThrow(
      'Tỷ giá của phương thức này không hợp lệ.',
    );
  });
});
