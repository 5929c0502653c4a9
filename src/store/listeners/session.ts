import { isAnyOf } from '@reduxjs/toolkit';
import { meApi } from '../../api/endpoints/me';
import { portalApi } from '../../api/portalApi';
import { sessionExpired } from '../../api/sessionExpired';
import { selectUser } from '../selectors';
import { playerChanged, signedIn, signedOut } from '../slices/session';
import type { AppStartListening } from '../types';

/**
 * The end of a session and a change of player (LAY-6, LAY-11). Everything cached is dropped, the new `me` is written at once, so
 * that the guard leads to /login without asking the host again, and `playerChanged` resets the slices that hold a player's state.
 */
export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(sessionExpired, signedOut),
    effect: (_, { dispatch }) => {
      dispatch(portalApi.util.resetApiState());
      dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: null }]));
      dispatch(playerChanged({ username: null }));
    },
  });
  startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, { dispatch }) => {
      // Another tab signed in, perhaps as someone else: what this one knows may be another player's.
      if (payload.elsewhere)
        await dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const { dispatch } = api;
      const before = selectUser(api.getOriginalState());
      const now = selectUser(api.getState());
      if (!before || before.username === now?.username) return;
      if (now === null) return void dispatch(sessionExpired());
      dispatch(portalApi.util.resetApiState());
      dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: now }]));
      dispatch(playerChanged({ username: now.username }));
    },
  });
}
