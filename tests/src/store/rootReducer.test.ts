import { portalApi } from '../../../src/api/portalApi';
import { createRootReducer } from '../../../src/store/rootReducer';
import { playerChanged } from '../../../src/store/slices/session';
import type { RootState } from '../../../src/store/types';

/** Slices that show nothing of a player. `form` is only for replays, and follows the address. */
const ofNobody = new Set([
  'colourMode',
  'emailVerification',
  'form',
  'locale',
  'location',
  'moneyEvents',
  'session',
  'signup',
]);

it('SAFE-12: a change of player resets every slice that shows a player’s state', () => {
  const reducer = createRootReducer();
  // The API's cache is cleared by the listener, which then dispatches playerChanged.
  const { [portalApi.reducerPath]: api, ...initial } = reducer(undefined, { type: 'init' });
  const left = Object.fromEntries(Object.keys(initial).map((name) => [name, { left: 'by the last player' }]));
  const after = reducer({ ...left, api } as unknown as RootState, playerChanged({ username: 'thanhnam' }));
  const kept = Object.keys(initial).filter((name) => after[name as keyof RootState] === left[name]);
  expect(new Set(kept)).toEqual(ofNobody);
  expect(after).toEqual({ ...initial, api, ...Object.fromEntries(kept.map((name) => [name, left[name]])) });
});
