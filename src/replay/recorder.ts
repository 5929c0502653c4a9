import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { maskSecrets } from './maskSecrets';
import { INIT, liftedOf, type Entry, type LiftedState } from './liftedState';

/** Of a longer recording the oldest actions are dropped. */
const MAX_ENTRIES = 20_000;

export interface Recorder {
  /** For createStore; innermost, so that it sees each plain action after all that follows from it was decided. */
  enhancer: StoreEnhancer;
  /** Forgets what was recorded and begins at the present state. */
  start: () => void;
  stop: () => void;
  isRecording: () => boolean;
  entries: () => readonly Entry[];
  lifted: () => LiftedState;
  /** Tells of each recorded action; null when the recording starts or stops. */
  subscribe: (listener: (entry: Entry | null) => void) => () => void;
}

/** How redux-persist and RTK Query's middleware announce themselves to the store: no part of a flow. */
const isNoise = ({ type }: UnknownAction) => /^persist\/|^api\/config\/middlewareRegistered$/.test(type);

/** Keeps every action of a store with the state after it, both without secrets (docs/state.md). */
export function createRecorder(now: () => number = Date.now): Recorder {
  const listeners = new Set<(entry: Entry | null) => void>();
  let entries: Entry[] = [];
  let recording = true;
  let read: () => unknown = () => undefined;

  const tell = (entry: Entry | null) => listeners.forEach((listener) => listener(entry));
  const note = (action: UnknownAction) => {
    const entry = { action: maskSecrets(action), state: maskSecrets(read()), at: now() };
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) entries = entries.slice(-MAX_ENTRIES / 2);
    tell(entry);
  };
  const start = () => {
    entries = [{ action: INIT, state: maskSecrets(read()), at: now() }];
    recording = true;
    tell(null);
  };

  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    read = () => store.getState();
    start();
    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action);
      if (recording && !isNoise(action)) note(action);
      return result;
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    start,
    stop: () => {
      recording = false;
      tell(null);
    },
    isRecording: () => recording,
    entries: () => entries,
    lifted: () => liftedOf(entries),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
