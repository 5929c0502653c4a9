import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { isPlayerEntry } from '../replay/mirror/playerEntry';
import { playerChanged } from './slices/session';

/** An action of the log. */
export interface LoggedAction {
  action: UnknownAction;
  /** The state before the action. A reference, which costs almost nothing because states share their parts. */
  before: unknown;
  /** When it happened, in ms since 1970. */
  at: number;
  /** Its approximate length as JSON, in characters. */
  length: number;
}

/** The last actions of a store, for problem reports. They never leave the page unmasked (docs/state.md). */
export interface ActionLog {
  /** For createStore. It must be the innermost enhancer, so that it sees the plain actions that reach the reducer. */
  enhancer: StoreEnhancer;
  /** Oldest first. */
  entries: () => readonly LoggedAction[];
}

const MAX_ACTIONS = 200;
/** In characters of at most two bytes each: 200 kB in total, including the overhead of the entries. */
const MAX_LENGTH = 80_000;

/** Bookkeeping of redux-persist and RTK Query, which no screen shows. */
const isInvisible = ({ type }: UnknownAction) =>
  /^persist\/|^api\/(config|internalSubscriptions)\//.test(type);

interface CallMeta {
  arg?: { type?: unknown };
}

/** Drops a mutation's arguments, which may contain a password; no reducer reads them. */
function withoutArguments(action: UnknownAction): UnknownAction {
  const { meta } = action as { meta?: CallMeta };
  return meta?.arg?.type === 'mutation'
    ? { ...action, meta: { ...meta, arg: { ...meta.arg, originalArgs: undefined } } }
    : action;
}

/** The approximate length of a value as JSON; 0 if it is not an object or cannot be serialized. */
function lengthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  try {
    return JSON.stringify(value).length;
  } catch {
    return 0;
  }
}

/** Keeps the last actions. When the player changes, those of the previous player are removed (SAFE-12). */
export function createActionLog(now: () => number = Date.now): ActionLog {
  let entries: LoggedAction[] = [];
  let length = 0;

  function add(action: UnknownAction, before: unknown) {
    const entry = {
      action: withoutArguments(action),
      before,
      at: now(),
      length: 100 + lengthOf(action['payload']),
    };
    entries.push(entry);
    length += entry.length;
    while (entries.length > MAX_ACTIONS || (length > MAX_LENGTH && entries.length > 1)) {
      length -= entries.shift()?.length ?? 0;
    }
  }

  return {
    enhancer: (create) => (reducer, preloaded) => {
      const store = create(reducer, preloaded);
      const dispatch: typeof store.dispatch = (action) => {
        const before = store.getState();
        // A player's entry is only for the logs: it reaches no reducer and notifies no subscriber.
        const result = isPlayerEntry(action) ? action : store.dispatch(action);
        if (playerChanged.match(action)) {
          entries = [];
          length = 0;
        }
        if (!isInvisible(action)) add(action, playerChanged.match(action) ? store.getState() : before);
        return result;
      };
      return { ...store, dispatch };
    },
    entries: () => entries,
  };
}
