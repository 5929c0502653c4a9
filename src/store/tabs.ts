import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import type { AppStore } from './types';
import { rechargeActions } from '../operations/recharge/rechargeSlice';
import { migrationActions } from '../operations/migration/migrationSlice';
import { signedIn, signedOut } from './slices/session';

const CHANNEL = 'portal-session';

export type TabMessage = 'signedOut' | 'signedIn' | 'recharged' | 'migrated';

/** What the other tabs of this browser should know of an action; actions that came from them are not sent back. */
export function messageOf(action: UnknownAction): TabMessage | null {
  if (signedOut.match(action)) return action.payload.elsewhere ? null : 'signedOut';
  if (signedIn.match(action)) return action.payload.elsewhere ? null : 'signedIn';
  if (rechargeActions.settled.match(action)) return action.payload.phase === 'succeeded' ? 'recharged' : null;
  if (migrationActions.settled.match(action)) return action.payload.phase === 'succeeded' ? 'migrated' : null;
  return null;
}

/** Tabs share one session: they leave together, notice a login, and see a recharge or a migration of the other (LAY-11, GAME-8, MIG-4). */
export function connectTabs(store: AppStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const { dispatch } = store;
  const stopTelling = dispatch(
    addListener({
      predicate: (action) => messageOf(action) !== null,
      effect: (action) => channel.postMessage(messageOf(action)),
    }),
  );
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signedOut') dispatch(signedOut({ to: '/login', elsewhere: true }));
    if (data === 'signedIn') dispatch(signedIn({ elsewhere: true }));
    if (data === 'recharged') dispatch(portalApi.util.invalidateTags(['Me', 'History']));
    if (data === 'migrated') dispatch(portalApi.util.invalidateTags(['Me', 'AccountZones']));
  };
  return () => {
    stopTelling();
    channel.close();
  };
}
