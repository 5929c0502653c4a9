import { isAnyOf } from '@reduxjs/toolkit';
import { meApi, refetchMe } from '../../api/endpoints/me';
import { portalApi } from '../../api/portalApi';
import { forgetAbsences } from '../../api/readAddition';
import { sessionExpired } from '../../api/sessionExpired';
import { forgetLastRead, forgetPlayers, forgetPlayersInTab, openDrafts } from '../../lib/forgetPlayers';
import { selectUser } from '../selectors';
import { playerChanged, signedIn, signedOut } from '../slices/session';
import type { AppStartListening, AppThunk } from '../types';

/**
 * Forgets what the host has answered to the player before: the API cache, which calls it lacks, and the page's first answers, with which
 * the start of their stream of money events came.
 */
const forgetAnswers = (): AppThunk => (dispatch, _, environment) => {
  environment.firstAnswers?.forget();
  forgetAbsences(environment);
  dispatch(portalApi.util.resetApiState());
};

/**
 * Handles the end of a session and a change of player (LAY-6, LAY-11). Clears the API cache, writes the new `me` at once so that the
 * guard redirects without another request, and dispatches `playerChanged`, which resets the slices that hold a player's state.
 */
export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(sessionExpired, signedOut),
    effect: (action, { dispatch }) => {
      // After an expired session, the same player may return and resume what was under way.
      if (signedOut.match(action)) (action.payload.elsewhere ? forgetPlayersInTab : forgetPlayers)(null);
      else for (const keep of openDrafts) keep();
      forgetLastRead();
      dispatch(forgetAnswers());
      dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: null }]));
      dispatch(playerChanged({ username: null }));
    },
  });
  startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, { dispatch }) => {
      // Another tab signed in, perhaps as another player.
      if (payload.elsewhere) await dispatch(refetchMe());
    },
  });
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const { dispatch } = api;
      const before = selectUser(api.getOriginalState());
      const now = selectUser(api.getState());
      if (now && now.username !== before?.username) forgetPlayers(now.username);
      if (now === null) forgetLastRead();
      if (!before || before.username === now?.username) return;
      if (now === null) return void dispatch(sessionExpired());
      dispatch(forgetAnswers());
      dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: now }]));
      dispatch(playerChanged({ username: now.username }));
    },
  });
}
