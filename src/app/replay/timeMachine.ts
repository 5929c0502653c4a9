import { useSyncExternalStore } from 'react';
import { hostGate } from '../../api/hostCall';
import type { RootState } from '../../store/createStore';
import { prepareMoment } from './prepareMoment';

/** Shows other moments of the portal in place of the living one, which rests meanwhile (docs/decisions/0051). */
export interface TimeMachine {
  /** null: now. */
  moment: () => RootState | null;
  show: (state: RootState) => void;
  /** Back to the living portal, which goes on where it was. */
  goLive: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createTimeMachine(): TimeMachine {
  const listeners = new Set<() => void>();
  let moment: RootState | null = null;
  let open: (() => void) | null = null;

  const set = (state: RootState | null) => {
    moment = state;
    listeners.forEach((listener) => listener());
  };
  const rest = () => {
    hostGate.opened ??= new Promise((resolve) => {
      open = resolve;
    });
  };
  let wanted: RootState | null = null;
  return {
    moment: () => moment,
    show: (state) => {
      rest();
      wanted = state;
      // A page that is still on its way would show as loading, which it did not at that moment.
      void prepareMoment(state).then(() => {
        if (wanted === state) set(state);
      });
    },
    goLive: () => {
      wanted = null;
      hostGate.opened = null;
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

export const useMoment = (machine: TimeMachine): RootState | null =>
  useSyncExternalStore(machine.subscribe, machine.moment, machine.moment);
