import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../../../../src/api/portalApi';
import { sessionExpired } from '../../../../src/api/sessionExpired';
import { createPortalListeners } from '../../../../src/store/listeners';
import { playerChanged, signedOut } from '../../../../src/store/slices/session';
import { createRootReducer } from '../../../../src/store/rootReducer';

/** The types of all actions that an action leads to, in order, on a store with the portal's listeners. */
const typesAfter = (action: UnknownAction) => {
  const types: string[] = [];
  const record: Middleware = () => (next) => (passing) => {
    types.push((passing as UnknownAction).type);
    return next(passing);
  };
  const store = configureStore({
    reducer: createRootReducer(),
    middleware: (getDefault) => getDefault().prepend(createPortalListeners().middleware).concat(record),
  });
  types.length = 0;
  store.dispatch(action);
  return types;
};

describe('the end of a session', () => {
  it.each([
    ['LAY-6: 401', sessionExpired()],
    ['LAY-11: logout', signedOut({ to: '/login' })],
  ])('%s: reset, then nobody is signed in, then what the player left', (_, action) => {
    expect(typesAfter(action)).toEqual([
      action.type,
      portalApi.util.resetApiState.type,
      'api/queries/cacheEntriesUpserted',
      playerChanged.type,
    ]);
  });
});
