import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/types';
import { maskSecrets } from './maskSecrets';
import { createRootReducer } from '../store/rootReducer';
import { initialState, isKnownAction, shapeVersion } from './knownShape';
import { INIT, liftedOf, type LiftedState, type SavedRecording } from './liftedState';

/** A step of a recording: an action, and the state after it. */
export interface Step {
  action: UnknownAction;
  /** When, in ms since 1970. */
  at: number;
  state: RootState;
  /** This portal has no such action. */
  unknown: boolean;
}

export interface Recording {
  steps: readonly Step[];
  /** Made by a portal of another shape than this one. */
  otherVersion: boolean;
  /** Actions and parts of the state that this portal doesn't know, by name. */
  unknown: readonly string[];
}

/** The file is no recording at all; says in Vietnamese what is wrong. */
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

/** The states after each action, as a recording holds them, where a file holds only the actions. */
export function replayActions(from: unknown, actions: readonly UnknownAction[]): unknown[] {
  const reduce = createRootReducer();
  let state = (from ?? initialState()) as RootState;
  return actions.map((action) => {
    if (action.type !== INIT.type) state = reduce(state, action);
    return maskSecrets(state);
  });
}

/** A lifted state out of what DevTools writes: one as it stands, one packed with its first state, or a list of actions. */
function liftedFrom(file: unknown, preloaded?: unknown): Partial<SavedRecording> {
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

/** What a portal of another shape lacks or has too much of is left as a new portal has it. */
function asOwnState(state: unknown, own: RootState, unknown: Set<string>): RootState {
  if (!isObject(state)) return own;
  for (const name of Object.keys(state)) if (!(name in own)) unknown.add(`state.${name}`);
  const known = Object.entries(state).filter(([name]) => name in own);
  return { ...own, ...Object.fromEntries(known) };
}

/** Reads a lifted state, as DevTools hands it over or as a file held it. */
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
      state: asOwnState(states[index], own, unknown),
      unknown: !known,
    };
  });
  if (steps.length === 0) throw new InvalidRecordingError('Bản ghi này không có hành động nào.');
  const otherVersion = portal === undefined ? unknown.size > 0 : portal.version !== shapeVersion();
  return { steps, otherVersion, unknown: [...unknown] };
}

/** Reads a file that the recorder or Redux DevTools wrote. @throws NoRecording */
export const readRecording = (text: string): Recording => recordingOf(liftedFrom(parse(text)));
