import { arrivalBetween } from '../../../src/moneyEvents/arrivalListeners';
import { arrivalSeen, arrivalsReducer, creditArrived } from '../../../src/moneyEvents/arrivalsSlice';
import { amountChosen, amountCleared, chosenAmountsReducer } from '../../../src/store/slices/chosenAmounts';
import { moneyEventReceived, streamLost } from '../../../src/moneyEvents/moneyEventsSlice';
import { playerChanged } from '../../../src/store/slices/session';
import { userFixture } from '../../fixtures/users';

describe('PAY-9, APP-5: what arrived between two looks', () => {
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
  ])('%s is no arrival', (_, [credit = 0, debtCredit = 0], [creditNow = 0, debtNow = 0]) => {
    const after = userFixture({ credit: creditNow, debtCredit: debtNow });
    expect(arrivalBetween(userFixture({ credit, debtCredit }), after)).toBeNull();
  });

  it("another player's balance is nobody's arrival", () => {
    expect(arrivalBetween(userFixture({ credit: 0 }), userFixture({ username: 'x', credit: 9 }))).toBeNull();
    expect(arrivalBetween(null, userFixture())).toBeNull();
    expect(arrivalBetween(userFixture(), null)).toBeNull();
  });

  it('what was not seen yet adds up, and is told no more once it was seen or nobody is signed in', () => {
    const some = creditArrived({ credited: 0, repaid: 30, owed: 20 });
    const more = creditArrived({ credited: 5, repaid: 20, owed: 0 });
    const both = arrivalsReducer(arrivalsReducer(undefined, some), more);
    expect(both).toEqual({ arrived: { credited: 5, repaid: 50, owed: 0 } });
    for (const end of [arrivalSeen(), playerChanged({ username: null })])
      expect(arrivalsReducer(both, end)).toEqual({ arrived: null });
  });
});

describe('PAY-9: a refund is not told as a payment', () => {
  const moved = (refunded?: true) =>
    moneyEventReceived({ transactionId: '1', type: 'any', status: 'success', ...(refunded && { refunded }) });
  const refund = moved(true);
  const topUp = moved();
  const arrival = creditArrived({ credited: 5, repaid: 0, owed: 0 });

  it.each([
    ['a refund', [refund, arrival], true],
    ['two refunds', [refund, arrival, refund, refund, arrival], true],
    ['a top-up', [topUp, arrival], undefined],
    ['a top-up that nobody told of', [arrival], undefined],
    ['both at once', [refund, topUp, arrival], undefined],
    ['a top-up after an unseen refund', [refund, arrival, topUp, arrival], undefined],
    ['a refund after an unseen top-up', [topUp, arrival, refund, arrival], undefined],
    ['a refund after a top-up that was seen', [topUp, arrival, arrivalSeen(), refund, arrival], true],
    ['a refund told before the stream was lost', [refund, streamLost(), arrival], undefined],
  ])('%s', (_, actions, refunded) => {
    const { arrived } = actions.reduce(arrivalsReducer, arrivalsReducer(undefined, { type: 'start' }));
    expect(arrived?.refunded).toBe(refunded);
  });
});

describe('PAY-4: the amount in a QR code', () => {
  it('is kept by method, and forgotten with the session', () => {
    const one = chosenAmountsReducer(undefined, amountChosen({ method: 'momo', cash: 50_000 }));
    const two = chosenAmountsReducer(one, amountChosen({ method: 'techcombank', cash: 100_000 }));
    expect(two.byMethod).toEqual({ momo: 50_000, techcombank: 100_000 });
    expect(chosenAmountsReducer(two, amountCleared({ method: 'momo' })).byMethod['momo']).toBeUndefined();
    expect(chosenAmountsReducer(two, playerChanged({ username: null }))).toEqual({ byMethod: {} });
  });
});
