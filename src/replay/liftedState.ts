import type { UnknownAction } from '@reduxjs/toolkit';

/** One action in Redux DevTools' format; `timestamp` in ms since 1970. */
interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: UnknownAction;
  timestamp: number;
  /** The stack trace of the dispatch, as the engine formats it. */
  stack?: string;
}

/** The format that Redux DevTools exports and imports: the actions, and the state after each. */
export interface LiftedState {
  monitorState: object;
  nextActionId: number;
  actionsById: Record<number, LiftedAction>;
  stagedActionIds: number[];
  skippedActionIds: number[];
  committedState: unknown;
  currentStateIndex: number;
  computedStates: { state: unknown }[];
  isLocked: boolean;
  isPaused: boolean;
}

/** The file of a recording: DevTools' format, and the version of the portal that made it. */
export interface SavedRecording extends LiftedState {
  portal: { version: string };
}

/** An action and the state right after it. */
export interface Entry {
  action: UnknownAction;
  state: unknown;
  /** When it happened, in ms since 1970. */
  at: number;
  /** The stack trace of the dispatch, for DevTools. */
  stack?: string;
}

export const INIT: UnknownAction = { type: '@@INIT' };

const RESUMED = '@@RESUMED';

/** Replaces all actions that DevTools missed while it was paused; the payload is the state after them. */
export const resumed = (state: unknown): UnknownAction => ({ type: RESUMED, payload: state });

export const isResumed = ({ type }: UnknownAction): boolean => type === RESUMED;

/** The entries in DevTools' format. The first one holds the state in which the recording starts. */
export function liftedOf(entries: readonly Entry[]): LiftedState {
  const actions = entries.map(({ action, at, stack }): LiftedAction => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: at,
    ...(stack !== undefined && { stack }),
  }));
  return {
    monitorState: {},
    nextActionId: entries.length,
    actionsById: Object.fromEntries(actions.entries()),
    stagedActionIds: entries.map((_, index) => index),
    skippedActionIds: [],
    committedState: entries[0]?.state,
    currentStateIndex: entries.length - 1,
    computedStates: entries.map(({ state }) => ({ state })),
    isLocked: false,
    isPaused: false,
  };
}
