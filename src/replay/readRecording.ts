import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/types';
import { maskSecrets } from './maskSecrets';
import { createRootReducer } from '../store/rootReducer';
import { initialState, isKnownAction, shapeVersion } from './knownActions';
import { withOlderAnswers } from './olderAnswers';
import { INIT, isResumed, liftedOf, type LiftedState, type SavedRecording } from './liftedState';

/** A step of a recording: an action, and the state after it. */
export interface Step {
  action: UnknownAction;
  /** When it happened, in ms since 1970. */
  at: number;
  state: RootState;
  /** This version of the portal does not have the action. */
  unknown: boolean;
}

export interface Recording {
  steps: readonly Step[];
  /** Made by a version of the portal with other slices, actions or endpoints. */
  otherVersion: boolean;
  /** Names of the actions and parts of the state that this version does not know. */
  unknown: readonly string[];
}

/** The file is not a recording. The message says why, in Vietnamese. */
export class InvalidRecordingError extends Error {}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InvalidRecordingError('Tệp này không phải là JSON.');
  }
};

const isAction = (value: unknown): value is UnknownAction =>
  isObject(value) && typeof value['type'] === 'string';

/** Computes the state after each action, secrets masked, for a file that contains only the actions. */
export function replayActions(from: unknown, actions: readonly UnknownAction[]): unknown[] {
  const reduce = createRootReducer();
  let state = (from ?? initialState()) as RootState;
  return actions.map((action) => {
    if (isResumed(action)) state = action['payload'] as RootState;
    else if (action.type !== INIT.type) state = reduce(state, action);
    return maskSecrets(state);
  });
}

/** Converts any of DevTools' formats to a lifted state: a lifted state, one packed with its first state, or a list of actions. @throws InvalidRecordingError */
export function liftedFrom(file: unknown, preloaded?: unknown): Partial<SavedRecording> {
  if (Array.isArray(file)) {
    const actions = [INIT, ...file.filter(isAction)];
    const states = replayActions(preloaded, actions);
    return liftedOf(actions.map((action, index) => ({ action, state: states[index], at: 0 })));
  }
  if (!isObject(file)) throw new InvalidRecordingError('Tệp này không phải là bản ghi của Redux DevTools.');
  if (typeof file['payload'] !== 'string') return file;
  const { preloadedState } = file;
  return liftedFrom(
    parse(file['payload']),
    typeof preloadedState === 'string' ? parse(preloadedState) : preloadedState,
  );
}

/** Completes the state of another version: missing slices have their initial state, unknown ones are dropped. */
function toOwnState(state: unknown, own: RootState, unknown: Set<string>): RootState {
  if (!isObject(state)) return own;
  for (const name of Object.keys(state)) if (!(name in own)) unknown.add(`state.${name}`);
  const known = Object.entries(state).filter(([name]) => name in own);
  return withOlderAnswers({ ...own, ...Object.fromEntries(known) });
}

/** Reads a lifted state, from DevTools or from a file. @throws InvalidRecordingError */
export function recordingOf(lifted: Partial<LiftedState & SavedRecording>): Recording {
  const {
    actionsById,
    stagedActionIds,
    computedStates,
    committedState,
    skippedActionIds = [],
    portal,
  } = lifted;
  if (!isObject(actionsById) || !Array.isArray(stagedActionIds))
    throw new InvalidRecordingError('Tệp này không phải là bản ghi của Redux DevTools.');
  const ids = stagedActionIds.filter((id) => isAction(actionsById[id]?.action));
  const actions = ids.map((id) => actionsById[id]?.action ?? INIT);
  const states =
    computedStates?.length === stagedActionIds.length
      ? computedStates.map(({ state }) => state)
      : replayActions(
          committedState,
          actions.map((action, index) => (skippedActionIds.includes(ids[index] ?? -1) ? INIT : action)),
        );
  const unknown = new Set<string>();
  const own = initialState();
  const steps = actions.map((action, index): Step => {
    const known = isKnownAction(action);
    if (!known) unknown.add(action.type);
    return {
      action,
      at: actionsById[ids[index] ?? -1]?.timestamp ?? 0,
      state: toOwnState(states[index], own, unknown),
      unknown: !known,
    };
  });
  if (steps.length === 0) throw new InvalidRecordingError('Bản ghi này không có hành động nào.');
  const otherVersion = portal === undefined ? unknown.size > 0 : portal.version !== shapeVersion();
  return { steps, otherVersion, unknown: [...unknown] };
}

/** Reads a file written by the recorder or by Redux DevTools. @throws InvalidRecordingError */
export const readRecording = (text: string): Recording => recordingOf(liftedFrom(parse(text)));
