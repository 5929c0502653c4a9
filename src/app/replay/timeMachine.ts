import { useSyncExternalStore } from 'react';
import { hostGate } from '../../api/hostCall';
import { prepareMoment } from './prepareMoment';
import type { Step } from './readRecording';

/** A state, and when it was. */
export type ShownMoment = Pick<Step, 'state' | 'at'>;

/** Shows other moments of the portal in place of the living one, which rests meanwhile (docs/decisions/0051). */
export interface TimeMachine {
  /** null: now. */
  moment: () => ShownMoment | null;
  show: (moment: ShownMoment) => void;
  /** Back to the living portal, which goes on where it was. */
  goLive: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createTimeMachine(): TimeMachine {
  const listeners = new Set<() => void>();
  let moment: ShownMoment | null = null;
  let open: (() => void) | null = null;

  const set = (next: ShownMoment | null) => {
    moment = next;
    listeners.forEach((listener) => listener());
  };
  const rest = () => {
    hostGate.opened ??= new Promise((resolve) => {
      open = resolve;
    });
  };
  let wanted: ShownMoment | null = null;
  return {
    moment: () => moment,
    show: (next) => {
      rest();
      wanted = next;
      // A page that is still on its way would show as loading, which it did not at that moment.
      void prepareMoment(next.state).then(() => {
        if (wanted === next) set(next);
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

export const useMoment = (machine: TimeMachine): ShownMoment | null =>
  useSyncExternalStore(machine.subscribe, machine.moment, machine.moment);
