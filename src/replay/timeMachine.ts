import { useSyncExternalStore } from 'react';
import { requestGate } from '../api/hostCall';
import { prepareSnapshot } from './prepareSnapshot';
import type { Step } from './readRecording';

/** A state, and when it was. */
export type ShownSnapshot = Pick<Step, 'state' | 'at'>;

/** Shows other moments of the portal in place of the live one, which rests meanwhile (docs/decisions/0051). */
export interface TimeMachine {
  /** null: now. */
  moment: () => ShownSnapshot | null;
  show: (moment: ShownSnapshot) => void;
  /** Back to the live portal, which goes on where it was. */
  goLive: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createTimeMachine(): TimeMachine {
  const listeners = new Set<() => void>();
  let moment: ShownSnapshot | null = null;
  let open: (() => void) | null = null;

  const set = (next: ShownSnapshot | null) => {
    moment = next;
    listeners.forEach((listener) => listener());
  };
  const rest = () => {
    requestGate.blockedUntil ??= new Promise((resolve) => {
      open = resolve;
    });
  };
  let wanted: ShownSnapshot | null = null;
  return {
    moment: () => moment,
    show: (next) => {
      rest();
      wanted = next;
      // A page that is still on its way would show as loading, which it did not at that moment.
      void prepareSnapshot(next.state).then(() => {
        if (wanted === next) set(next);
      });
    },
    goLive: () => {
      wanted = null;
      requestGate.blockedUntil = null;
      open?.();
      open = null;
      if (moment) set(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useShownSnapshot = (machine: TimeMachine): ShownSnapshot | null =>
  useSyncExternalStore(machine.subscribe, machine.moment, machine.moment);
