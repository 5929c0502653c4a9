import type { UnknownAction } from '@reduxjs/toolkit';

/** One action as Redux DevTools keeps it; `timestamp` in ms since 1970. */
export interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: UnknownAction;
  timestamp: number;
}

/** What Redux DevTools exports and imports: the actions, and the state after each. */
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

/** A recording's own line beside what DevTools reads: which portal made it. */
export interface SavedRecording extends LiftedState {
  portal: { version: string };
}

/** An action and the state right after it. */
export interface Entry {
  action: UnknownAction;
  state: unknown;
  /** When, in ms since 1970. */
  at: number;
}

export const INIT: UnknownAction = { type: '@@INIT' };

/** The entries in DevTools' own shape; the first is where the recording starts. */
export function liftedOf(entries: readonly Entry[]): LiftedState {
  const actions = entries.map(({ action, at }): LiftedAction => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: at,
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
