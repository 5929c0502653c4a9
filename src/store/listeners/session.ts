import { isAnyOf, type Dispatch, type ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../createStore';
import { meApi } from '../../api/endpoints/me';
import { portalApi } from '../../api/portalApi';
import { sessionExpired } from '../../api/sessionExpired';
import { selectUser } from '../selectors';
import { chargeEvents } from '../slices/charge';
import { migrationEvents } from '../slices/migration';
import { signedIn, signedOut } from '../slices/session';
import type { PortalListeners } from '.';

/** What the player who left had under way. */
function forgetIntentions(api: ListenerEffectAPI<unknown, Dispatch>) {
  const { charge, migration } = api.getState() as RootState;
  if (charge.phase !== 'idle') api.dispatch(chargeEvents.dismissed());
  if (migration.phase !== 'idle') api.dispatch(migrationEvents.dismissed());
}

/**
 * The end of a session (LAY-6, LAY-11): everything cached is dropped, and that nobody is signed in is written down
 * at once, so that the guard leads to /login without asking the host again. A profile that turns out to be another
 * player's drops the first one's data too.
 */
export function addSessionListeners({ startListening }: PortalListeners) {
  startListening({
    matcher: isAnyOf(sessionExpired, signedOut),
    effect: (_, api) => {
      api.dispatch(portalApi.util.resetApiState());
      api.dispatch(meApi.util.upsertQueryEntries([{ endpointName: 'getMe', arg: undefined, value: null }]));
      forgetIntentions(api);
    },
  });
  startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, { dispatch }) => {
      // Another tab signed in, perhaps as someone else: what this one knows may be another player's.
      if (payload.elsewhere)
        await (dispatch as AppDispatch)(
          meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
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
      forgetIntentions(api);
    },
  });
}
