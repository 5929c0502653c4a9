import { bonusLines, rateOfTenThousand } from '../../../../src/features/payment/rates';
import { bankFixture } from '../../../fixtures/paymentMethods';

describe('rates', () => {
  it('PAY-4: credit = exchangeRate × cash and bonus = bonusRate × credit, exactly', () => {
    expect(
      bonusLines(bankFixture({ exchangeRate: 0.1, bonuses: [{ cashValue: 50_000, bonusRate: 0.07 }] })),
    ).toEqual([{ cash: 50_000n, credit: 5_000n, bonus: 350n }]);
    const [line] = bonusLines(
      bankFixture({ exchangeRate: '0.3', bonuses: [{ cashValue: 3_000_000_000, bonusRate: '0.29' }] }),
    );
    expect(line).toEqual({ cash: 3_000_000_000n, credit: 900_000_000n, bonus: 261_000_000n });
  });

  it.each([
    [0.1, '1.000'],
    [1, '10.000'],
    ['0.00015', '1,5'],
    [1e-7, '0,001'],
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
