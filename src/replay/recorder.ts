import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { maskSecrets } from './maskSecrets';
import { INIT, liftedOf, type Entry, type LiftedState } from './liftedState';

/** When a recording grows longer, its older half is dropped. */
const MAX_ENTRIES = 20_000;

export interface Recorder {
  /** For createStore. It must be the innermost enhancer, so that it records the plain actions that reach the reducer. */
  enhancer: StoreEnhancer;
  /** Discards the recording and starts a new one at the current state. */
  start: () => void;
  stop: () => void;
  isRecording: () => boolean;
  entries: () => readonly Entry[];
  lifted: () => LiftedState;
  /** The first entry of a recording that would begin now. */
  present: () => Entry;
  /** Calls the listener with each recorded action, and with null when the recording starts or stops. */
  subscribe: (listener: (entry: Entry | null) => void) => () => void;
}

/** Bookkeeping of redux-persist and RTK Query, which is not part of a flow. */
const isOutsideFlow = ({ type }: UnknownAction) =>
  /^persist\/|^api\/config\/middlewareRegistered$/.test(type);

/** Records every action of a store and the state after it, both without secrets (docs/state.md). */
export function createRecorder(now: () => number = Date.now): Recorder {
  const listeners = new Set<(entry: Entry | null) => void>();
  let entries: Entry[] = [];
  let recording = true;
  let getState: () => unknown = () => undefined;

  const notify = (entry: Entry | null) => listeners.forEach((listener) => listener(entry));
  const record = (action: UnknownAction) => {
    const entry = { action: maskSecrets(action), state: maskSecrets(getState()), at: now() };
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) entries = entries.slice(-MAX_ENTRIES / 2);
    notify(entry);
  };
  const present = (): Entry => ({ action: INIT, state: maskSecrets(getState()), at: now() });
  const start = () => {
    entries = [present()];
    recording = true;
    notify(null);
  };

  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    getState = () => store.getState();
    start();
    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action);
      if (recording && !isOutsideFlow(action)) record(action);
      return result;
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    start,
    stop: () => {
      recording = false;
      notify(null);
    },
    isRecording: () => recording,
    entries: () => entries,
    lifted: () => liftedOf(entries),
    present,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
