import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { meApi } from '../../../../src/api/endpoints/me';
import { portalApi } from '../../../../src/api/portalApi';
import { sessionExpired } from '../../../../src/api/sessionExpired';
import { createPortalListeners } from '../../../../src/store/listeners';
import { playerChanged, signedOut } from '../../../../src/store/slices/session';
import { createRootReducer } from '../../../../src/store/rootReducer';
import { userFixture } from '../../../fixtures/users';
import { createTestStore } from '../../../support/renderPortal';

/** The types of all actions that the given action triggers, in order, in a store with the portal's listeners. */
const typesAfter = (action: UnknownAction) => {
  const types: string[] = [];
  const record: Middleware = () => (next) => (passing) => {
    types.push((passing as UnknownAction).type);
    return next(passing);
  };
  const store = configureStore({
    reducer: createRootReducer(),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { apiHost: '' } } })
        .prepend(createPortalListeners().middleware)
        .concat(record),
  });
  types.length = 0;
  store.dispatch(action);
  return types;
};

describe('the end of a session', () => {
  it.each([
    ['LAY-6: 401', sessionExpired()],
    ['LAY-11: logout', signedOut({ to: '/login' })],
  ])('%s: resets the cache, then the player, then the player’s data', (_, action) => {
    expect(typesAfter(action)).toEqual([
      action.type,
      portalApi.util.resetApiState.type,
      'api/queries/cacheEntriesUpserted',
      playerChanged.type,
    ]);
  });
});

describe('SAFE-12: data kept outside the store', () => {
  const key = 'charge:demo';
  const keepAttempt = () => window.localStorage.setItem(key, '{}');
  const kept = () => window.localStorage.getItem(key) !== null;
  const dispatch = (action: UnknownAction) => void typesAfter(action);
  beforeEach(keepAttempt);
  afterEach(() => window.localStorage.clear());

  it('is removed by a logout', () => {
    dispatch(signedOut({ to: '/login' }));
    expect(kept()).toBe(false);
  });

  // That tab has removed it. By now, it may belong to the next session: a suspended tab hears of the logout late.
  it('GAME-8: is left alone after a logout in another tab', () => {
    dispatch(signedOut({ to: '/login', elsewhere: true }));
    expect(kept()).toBe(true);
  });

  it('is kept when a session expires, since the same player may return', () => {
    dispatch(sessionExpired());
    expect(kept()).toBe(true);
  });

  it.each([
    ['demo', true],
    ['thanhnam', false],
  ])('after %s signs in next is kept: %s', async (username, there) => {
    const store = createTestStore();
    await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, userFixture({ username })));
    expect(kept()).toBe(there);
  });
});
