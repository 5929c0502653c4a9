import { createStore } from '../../src/store/createStore';
import { signedOut } from '../../src/store/slices/session';
import type { AppStore } from '../../src/store/types';
import { FAKE_HOST } from './handlers';

const stores: AppStore[] = [];

/** A store whose player is signed out at the end of the test, so that no operation of it is still under way in the next one. */
export function createTestStore(options: Partial<Parameters<typeof createStore>[0]> = {}): AppStore {
  const store = createStore({ apiHost: FAKE_HOST, devTools: false, ...options });
  stores.push(store);
  return store;
}
afterEach(() =>
  stores.splice(0).forEach(({ dispatch }) => dispatch(signedOut({ to: '/', elsewhere: true }))),
);
