import { INIT, liftedOf, type Entry, type LiftedState } from './liftedState';
import { maskSecrets } from './maskSecrets';
import { liftedFrom, recordingOf, replayActions } from './readRecording';

/** The same actions, with the states recomputed without the skipped ones. */
function recomputed(log: LiftedState): LiftedState {
  const actions = log.stagedActionIds.map((id) =>
    log.skippedActionIds.includes(id) ? INIT : (log.actionsById[id]?.action ?? INIT),
  );
  const states = replayActions(log.computedStates[0]?.state, actions);
  return { ...log, computedStates: states.map((state) => ({ state })) };
}

/** Skips an action, or restores it. The first entry is not an action. */
export function withToggled(log: LiftedState, id: number): LiftedState {
  const { skippedActionIds } = log;
  const others = skippedActionIds.filter((other) => other !== id);
  return recomputed({
    ...log,
    skippedActionIds: others.length < skippedActionIds.length ? others : [...skippedActionIds, id],
  });
}

/** Moves an action before another one, or to the end without one. The first entry always stays first. */
export function withMoved(log: LiftedState, id: number, before: number | undefined): LiftedState {
  const others = log.stagedActionIds.filter((other) => other !== id);
  const at = before === undefined ? -1 : others.indexOf(before);
  const place = at < 0 ? others.length : Math.max(1, at);
  return recomputed({ ...log, stagedActionIds: others.toSpliced(place, 0, id) });
}

/** Removes the skipped actions. */
export function withoutSkipped(log: LiftedState): LiftedState {
  const isKept = (id: number) => !log.skippedActionIds.includes(id);
  return {
    ...log,
    stagedActionIds: log.stagedActionIds.filter(isKept),
    computedStates: log.computedStates.filter((_, index) => isKept(log.stagedActionIds[index] ?? -1)),
    skippedActionIds: [],
  };
}

/** Converts a file that DevTools imports to a log, with secrets masked. @throws InvalidRecordingError */
export function importedLog(file: unknown, preloaded: unknown): LiftedState {
  const lifted = liftedFrom(file, preloaded);
  const { steps } = recordingOf(lifted);
  const log = liftedOf(steps.map(({ action, state, at }): Entry => ({ action, state, at })));
  const skipped = (lifted.skippedActionIds ?? []).map((id) => lifted.stagedActionIds?.indexOf(id) ?? -1);
  return maskSecrets({ ...log, skippedActionIds: skipped.filter((id) => id > 0) });
}

/** Whether a log is the beginning of the portal's own, with nothing skipped, moved or removed. */
export const isOwnLog = (
  { stagedActionIds, skippedActionIds, actionsById }: LiftedState,
  own: readonly Entry[],
) =>
  skippedActionIds.length === 0 &&
  stagedActionIds.every((id, index) => id === index && actionsById[id]?.action === own[index]?.action) &&
  actionsById[0]?.timestamp === own[0]?.at;
