import type { UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore, type MockStoreCreator } from 'redux-mock-store';
import { withExtraArgument } from 'redux-thunk';
import type { User } from '@portal/contract';
import { meApi } from '../../src/api/endpoints/me';
import { portalApi } from '../../src/api/portalApi';
import { createRootReducer } from '../../src/store/rootReducer';
import type { AppDispatch, RootState } from '../../src/store/types';
import { FAKE_HOST } from './handlers';

/** The portal's state after these actions, from the start. */
export function stateAfter(...actions: UnknownAction[]): RootState {
  const reduce = createRootReducer();
  return actions.reduce<RootState>(reduce, reduce(undefined, { type: '@@INIT' }));
}

/** Puts the signed-in user into the cache; null for nobody. */
export const meIs = (user: User | null): UnknownAction =>
  meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: user }]);

/** Deprecated, since Redux recommends testing states instead; its types are those of Redux 4. */
const configureMockStore = legacy_configureStore as (
  middlewares: unknown[],
) => MockStoreCreator<RootState, AppDispatch>;

const thunk = withExtraArgument({ apiHost: FAKE_HOST });

/** A store that runs thunks, records the dispatched actions, and never changes its state. */
export const createMockStore = configureMockStore([thunk]);

/** The same for thunks and hooks that call the API; RTK Query's own actions are recorded as well (see actionNames). */
export const createApiMockStore = configureMockStore([thunk, portalApi.middleware]);
