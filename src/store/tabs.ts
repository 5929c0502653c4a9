import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { openChannel } from '../lib/openChannel';
import type { AppStore } from './types';
import { rechargeActions } from '../operations/recharge/rechargeSlice';
import { migrationActions } from '../operations/migration/migrationSlice';
import { SESSION_CHANNEL } from './sessionChannel';
import { signedIn, signedOut } from './slices/session';

type TabMessage = 'signedOut' | 'signedIn' | 'recharged' | 'migrated';

/** The message to the other tabs about an action; null for none. Actions that came from another tab are not sent back. */
export function tabMessageOf(action: UnknownAction): TabMessage | null {
  if (signedOut.match(action)) return action.payload.elsewhere ? null : 'signedOut';
  if (signedIn.match(action)) return action.payload.elsewhere ? null : 'signedIn';
  if (rechargeActions.settled.match(action)) return action.payload.phase === 'succeeded' ? 'recharged' : null;
  if (migrationActions.settled.match(action)) return action.payload.phase === 'succeeded' ? 'migrated' : null;
  return null;
}

/**
 * Connects the tabs of this browser, which share one session: a login, a logout, a recharge or a migration in one of them is noticed
 * by the others (LAY-11, GAME-8, MIG-4). Returns a function that disconnects this tab.
 */
export function connectTabs(store: AppStore): () => void {
  const channel = openChannel(SESSION_CHANNEL);
  if (!channel) return () => undefined;
  const { dispatch } = store;
  const stopListening = dispatch(
    addListener({
      predicate: (action) => tabMessageOf(action) !== null,
      effect: (action) => channel.postMessage(tabMessageOf(action)),
    }),
  );
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signedOut') dispatch(signedOut({ to: '/login', elsewhere: true }));
    if (data === 'signedIn') dispatch(signedIn({ elsewhere: true }));
    if (data === 'recharged') dispatch(portalApi.util.invalidateTags(['Me', 'History']));
    if (data === 'migrated') dispatch(portalApi.util.invalidateTags(['Me', 'AccountZones']));
  };
  return () => {
    stopListening();
    channel.close();
  };
}
