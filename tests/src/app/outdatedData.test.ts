import { historyApi } from '../../../src/api/endpoints/history';
import { outdatedDataAt } from '../../../src/app/outdatedData';
import { lastReadShown } from '../../../src/store/slices/lastRead';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { meIs, stateAfter } from '../../support/mockStore';

const me = meIs(userFixture());
const history = historyApi.util.upsertQueryEntries([
  { endpointName: 'getHistory', arg: undefined, value: [topUpFixture()] },
]);
const offline = { type: '__rtkq/offline' };

describe('PLAY-11: the age of the shown data', () => {
  it('is absent while everything is up to date', () => {
    expect(outdatedDataAt(stateAfter(me, history), '/transactions')).toEqual([]);
  });

  it('is that of an earlier visit if the host does not respond', () => {
    const state = stateAfter(lastReadShown({ query: 'getMe', at: 1000 }), me);
    expect(outdatedDataAt(state, '/')).toEqual([{ query: 'getMe', at: 1000 }]);
  });

  it('is that of the last responses once the device is offline, only for data of the page', () => {
    const state = stateAfter(me, history, offline);
    const at = expect.any(Number) as number;
    expect(outdatedDataAt(state, '/transactions')).toEqual([
      { query: 'getMe', at },
      { query: 'getHistory', at },
    ]);
    expect(outdatedDataAt(state, '/security')).toEqual([{ query: 'getMe', at }]);
  });

  it('is absent if no data is shown', () => {
    expect(outdatedDataAt(stateAfter(offline), '/transactions')).toEqual([]);
  });
});
