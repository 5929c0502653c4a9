import { historyApi } from '../../../src/api/endpoints/history';
import { agesAt } from '../../../src/app/ages';
import { lastReadShown } from '../../../src/store/slices/lastRead';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { meIs, stateAfter } from '../../support/mockStore';

const me = meIs(userFixture());
const history = historyApi.util.upsertQueryEntries([
  { endpointName: 'getHistory', arg: undefined, value: [topUpFixture()] },
]);
const offline = { type: '__rtkq/offline' };

describe('PLAY-11: the ages of what is shown', () => {
  it('are not told while all of it is up to date', () => {
    expect(agesAt(stateAfter(me, history), '/transactions')).toEqual([]);
  });

  it('are those of an earlier visit, where the host gives no answer', () => {
    const state = stateAfter(lastReadShown({ query: 'getMe', at: 1000 }), me);
    expect(agesAt(state, '/')).toEqual([{ query: 'getMe', at: 1000 }]);
  });

  it('are those of the last answers as soon as the device is offline, of what the page shows', () => {
    const state = stateAfter(me, history, offline);
    const at = expect.any(Number) as number;
    expect(agesAt(state, '/transactions')).toEqual([
      { query: 'getMe', at },
      { query: 'getHistory', at },
    ]);
    expect(agesAt(state, '/security')).toEqual([{ query: 'getMe', at }]);
  });

  it('are nobody’s where nothing is shown', () => {
    expect(agesAt(stateAfter(offline), '/transactions')).toEqual([]);
  });
});
