import { cashForCredit, isTopUpCash, sharesOf, topUpCash, topUpPartsOf } from '@portal/contract';

const rates = {
  exchangeRate: 0.1,
  bonuses: [
    { cashValue: 50_000, bonusRate: 0.02 },
    { cashValue: 100_000, bonusRate: 0.05 },
  ],
};

it('PLAY-1: a top-up is its base amount plus the bonus of the highest row that it reaches', () => {
  expect(topUpPartsOf(49_999, rates)).toEqual({ recharge: 4_999n, bonus: 0n });
  expect(topUpPartsOf(50_000, rates)).toEqual({ recharge: 5_000n, bonus: 100n });
  expect(topUpPartsOf(100_000, rates)).toEqual({ recharge: 10_000n, bonus: 500n });
});

it('PLAY-1, APP-5: a top-up repays the debt first', () => {
  const parts = topUpPartsOf(100_000, rates);
  expect(sharesOf(parts, 0n)).toEqual({ repaid: 0n, credited: 10_500n });
  expect(sharesOf(parts, 2_000n)).toEqual({ repaid: 2_000n, credited: 8_500n });
  expect(sharesOf(parts, 20_000n)).toEqual({ repaid: 10_500n, credited: 0n });
});

it.each([
  [9_999, false],
  [10_000, true],
  [75_000, true],
  [500_000_000, true],
  [500_000_001, false],
  [10_000.5, false],
  [NaN, false],
])('PLAY-1: %d đ is offered: %s', (cash, offered) => expect(isTopUpCash(cash)).toBe(offered));

describe('PLAY-5: the amount to pay for missing KP', () => {
  it.each([
    [1n, 0n, 10_000],
    [1_000n, 0n, 10_000],
    [1_001n, 0n, 11_000],
    [4_900n, 0n, 49_000],
    // 49.000 đ give 4.900 KP; 50.000 đ give 5.100 KP including their bonus.
    [5_100n, 0n, 50_000],
    [17_900n, 0n, 171_000],
    [17_900n, 3_000n, 200_000],
  ])('for %d KP with a debt of %d KP is %d đ', (missing, debt, cash) => {
    expect(cashForCredit(missing, debt, rates)).toBe(cash);
    const before = sharesOf(topUpPartsOf(cash - topUpCash.step, rates), debt).credited;
    expect(cash === topUpCash.min || before < missing).toBe(true);
  });

  it('is null if no offered amount is enough', () => {
    expect(cashForCredit(10n ** 12n, 0n, rates)).toBeNull();
  });
});
