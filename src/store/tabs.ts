import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import type { AppStore } from './createStore';
import { chargeEvents } from './slices/charge';
import { migrationEvents } from './slices/migration';
import { signedIn, signedOut } from './slices/session';

const CHANNEL = 'portal-session';

export type TabMessage = 'signedOut' | 'signedIn' | 'charged' | 'migrated';

/** What the other tabs of this browser should know of an action; actions that came from them are not sent back. */
export function messageOf(action: UnknownAction): TabMessage | null {
  if (signedOut.match(action)) return action.payload.elsewhere ? null : 'signedOut';
  if (signedIn.match(action)) return action.payload.elsewhere ? null : 'signedIn';
  if (chargeEvents.settled.match(action)) return action.payload.phase === 'succeeded' ? 'charged' : null;
  if (migrationEvents.settled.match(action)) return action.payload.phase === 'succeeded' ? 'migrated' : null;
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
    if (data === 'charged') dispatch(portalApi.util.invalidateTags(['Me', 'History']));
    if (data === 'migrated') dispatch(portalApi.util.invalidateTags(['Me', 'AccountZones']));
  };
  return () => {
    stopTelling();
    channel.close();
  };
}
