import { arrivalSeen, arrivalsReducer, creditArrived } from '../../../src/moneyEvents/arrivalsSlice';
import { moneyEventReceived, streamLost } from '../../../src/moneyEvents/moneyEventsSlice';
import { playerChanged } from '../../../src/store/slices/session';

it('PAY-9: adds up unseen arrivals until they are seen or the player changes', () => {
  const some = creditArrived({ credited: 0, repaid: 30, owed: 20 });
  const more = creditArrived({ credited: 5, repaid: 20, owed: 0 });
  const both = arrivalsReducer(arrivalsReducer(undefined, some), more);
  expect(both).toEqual({ arrived: { credited: 5, repaid: 50, owed: 0 } });
  for (const end of [arrivalSeen(), playerChanged({ username: null })])
    expect(arrivalsReducer(both, end)).toEqual({ arrived: null });
});

describe('PAY-9: a refund is not shown as a payment', () => {
  const event = (refunded?: true) =>
    moneyEventReceived({ transactionId: '1', type: 'any', status: 'success', ...(refunded && { refunded }) });
  const refund = event(true);
  const topUp = event();
  const arrival = creditArrived({ credited: 5, repaid: 0, owed: 0 });

  it.each([
    ['a refund', [refund, arrival], true],
    ['two refunds', [refund, arrival, refund, refund, arrival], true],
    ['a top-up', [topUp, arrival], undefined],
    ['a top-up without an event', [arrival], undefined],
    ['both at once', [refund, topUp, arrival], undefined],
    ['a top-up after an unseen refund', [refund, arrival, topUp, arrival], undefined],
    ['a refund after an unseen top-up', [topUp, arrival, refund, arrival], undefined],
    ['a refund after a top-up that was seen', [topUp, arrival, arrivalSeen(), refund, arrival], true],
    ['a refund whose event came before the stream was lost', [refund, streamLost(), arrival], undefined],
  ])('%s', (_, actions, refunded) => {
    const { arrived } = actions.reduce(arrivalsReducer, arrivalsReducer(undefined, { type: 'start' }));
    expect(arrived?.refunded).toBe(refunded);
  });
});
