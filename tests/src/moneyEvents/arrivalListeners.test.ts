import { arrivalBetween } from '../../../src/moneyEvents/arrivalListeners';
import { userFixture } from '../../fixtures/users';

describe('PAY-9, APP-5: the arrival between two profiles', () => {
  it.each([
    ['a top-up', [100, 0], [150, 0], { credited: 50, repaid: 0, owed: 0 }],
    ['a top-up smaller than the debt', [0, 80], [0, 30], { credited: 0, repaid: 50, owed: 30 }],
    ['a top-up equal to the debt', [0, 80], [0, 0], { credited: 0, repaid: 80, owed: 0 }],
    ['a top-up larger than the debt', [0, 80], [20, 0], { credited: 20, repaid: 80, owed: 0 }],
    [
      'a host that writes debt as a negative balance',
      [-80, 0],
      [20, 0],
      { credited: 20, repaid: 80, owed: 0 },
    ],
    ['a host that states a debt twice', [-80, 80], [-30, 30], { credited: 0, repaid: 50, owed: 30 }],
    ['a top-up of which something was spent', [100, 0], [130, 0], { credited: 30, repaid: 0, owed: 0 }],
  ])('%s', (_, [credit = 0, debtCredit = 0], [creditNow = 0, debtNow = 0], arrival) => {
    const before = userFixture({ credit, debtCredit });
    expect(arrivalBetween(before, userFixture({ credit: creditNow, debtCredit: debtNow }))).toEqual(arrival);
  });

  it.each([
    ['a recharge', [100, 0], [90, 0]],
    ['nothing', [100, 0], [100, 0]],
    ['a recall beyond the balance', [100, 0], [0, 50]],
    ['a recall of more debt', [0, 50], [0, 70]],
  ])('%s is not an arrival', (_, [credit = 0, debtCredit = 0], [creditNow = 0, debtNow = 0]) => {
    const after = userFixture({ credit: creditNow, debtCredit: debtNow });
    expect(arrivalBetween(userFixture({ credit, debtCredit }), after)).toBeNull();
  });

  it("another player's balance is not an arrival", () => {
    expect(arrivalBetween(userFixture({ credit: 0 }), userFixture({ username: 'x', credit: 9 }))).toBeNull();
    expect(arrivalBetween(null, userFixture())).toBeNull();
    expect(arrivalBetween(userFixture(), null)).toBeNull();
  });
});
