import { useSyncExternalStore } from 'react';
import { requestGate } from '../api/earlyCall';
import { prepareSnapshot } from './prepareSnapshot';
import type { Entered } from './playerEntries';
import type { Step } from './readRecording';

/** A state, the time it was recorded at, and what the player had entered into the form that was on the screen. */
export type PortalSnapshot = Pick<Step, 'state' | 'at'> & { entered?: Entered };

/** Shows a snapshot in place of the live portal, which is paused in the meantime (docs/decisions/0051). */
export interface TimeTravel {
  /** The snapshot that is shown; null while the portal is live. */
  snapshot: () => PortalSnapshot | null;
  show: (snapshot: PortalSnapshot) => void;
  /** Returns to the live portal, which continues where it was. */
  goLive: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Time travel of one portal, which is live at first. */
export function createTimeTravel(): TimeTravel {
  const listeners = new Set<() => void>();
  let current: PortalSnapshot | null = null;
  let unblock: (() => void) | null = null;

  const set = (next: PortalSnapshot | null) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
  const blockRequests = () => {
    requestGate.blockedUntil ??= new Promise((resolve) => {
      unblock = resolve;
    });
  };
  let requested: PortalSnapshot | null = null;
  return {
    snapshot: () => current,
    show: (next) => {
      blockRequests();
      requested = next;
      // A page whose chunk is not loaded yet would show a loading state that is not part of the snapshot.
      void prepareSnapshot(next.state).then(() => {
        if (requested === next) set(next);
      });
    },
    goLive: () => {
      requested = null;
      requestGate.blockedUntil = null;
      unblock?.();
      unblock = null;
      if (current) set(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The snapshot that is shown; null while the portal is live. */
export const useCurrentSnapshot = (timeTravel: TimeTravel): PortalSnapshot | null =>
  useSyncExternalStore(timeTravel.subscribe, timeTravel.snapshot, timeTravel.snapshot);
