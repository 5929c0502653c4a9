import { attemptStorage } from '../../../src/operations/attemptStorage';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { rechargeActions } from '../../../src/operations/recharge/rechargeSlice';
import { rechargeThunks } from '../../../src/operations/recharge/rechargeThunks';
import { userFixture } from '../../fixtures/users';
import { createMockStore, meIs, stateAfter } from '../../support/mockStore';

const user = userFixture();
const payload = { creditAmount: 20_000, zoneId: 1, gameId: 'fsonline', coins: 2_000, coinName: 'Xu' };
const attempt = { key: 'key-1', payload, knownIds: [], dismissed: false };
const storage = attemptStorage(rechargeOperation, user.username);
const signedInStore = () => createMockStore(stateAfter(meIs(user)));
beforeEach(() => window.localStorage.clear());

describe('GAME-8: an open attempt', () => {
  it('is hidden by dismiss but kept, so that the same payload continues it', () => {
    storage.writeOpen(attempt);
    const store = signedInStore();
    store.dispatch(rechargeThunks.dismiss());
    expect(store.getActions()).toEqual([rechargeActions.dismissed()]);
    expect(storage.readOpen()).toEqual({ ...attempt, dismissed: true });
  });

  it.each([
    ['there is none', null, stateAfter(meIs(user))],
    ['it was dismissed', { ...attempt, dismissed: true }, stateAfter(meIs(user))],
    ['nobody is signed in', attempt, stateAfter(meIs(null))],
    ['one is under way', attempt, stateAfter(meIs(user), rechargeActions.submitted(payload))],
  ])('is not resumed when %s', async (_, open, state) => {
    if (open) storage.writeOpen(open);
    const store = createMockStore(state);
    await store.dispatch(rechargeThunks.resume());
    expect(store.getActions()).toEqual([]);
  });

  it('that no longer exists dismisses its notice on recheck and retry', async () => {
    const store = signedInStore();
    await store.dispatch(rechargeThunks.recheck());
    await store.dispatch(rechargeThunks.retry());
    expect(store.getActions()).toEqual([rechargeActions.dismissed(), rechargeActions.dismissed()]);
  });

  it('is submitted once, and only by a signed-in player', async () => {
    for (const state of [
      stateAfter(meIs(null)),
      stateAfter(meIs(user), rechargeActions.submitted(payload)),
    ]) {
      const store = createMockStore(state);
      await store.dispatch(rechargeThunks.submit(payload, 0));
      expect(store.getActions()).toEqual([]);
    }
  });
});
