import type { AppStore } from '../store/types';
import { openPanel, type Command, type Panel } from './devToolsPanel';
import { INIT, liftedOf, resumed, type Entry } from './liftedState';
import { createPanelHistory, refuse } from './panelHistory';
import { importedLog, withMoved, withoutSkipped, withToggled } from './panelLog';
import type { Recorder } from './recorder';
import { texts } from './texts';
import type { TimeTravel } from './timeTravel';
import { traceHere } from './traceHere';
import { typedAction } from './typedAction';

/** When the panel's log grows longer, it restarts at the current state. */
const MAX_LOG = 10_000;

/**
 * Connects the portal to Redux DevTools: sends it every action, and executes the commands of its buttons with `timeTravel`
 * (docs/state.md). Does nothing if the extension is not installed.
 */
export function connectDevTools(recorder: Recorder, timeTravel: TimeTravel, { dispatch }: AppStore): void {
  const history = createPanelHistory(recorder.entries(), timeTravel, (log) => panel?.replace(log));
  let isPaused = false;
  /** The last action that was not sent to the paused panel. */
  let missed: Entry | null = null;

  const tellAll = () => {
    const log = history.shown();
    panel?.begin(log.computedStates[0]?.state, isPaused);
    if (log.stagedActionIds.length > 1) panel?.replace(log);
  };
  const begin = (first: Entry) => {
    missed = null;
    history.begin(first);
    panel?.begin(first.state, isPaused);
  };
  const tellMissed = () => {
    if (!missed) return;
    const entry = { ...missed, action: resumed(missed.state) };
    missed = null;
    history.push(entry);
    if (!history.isAltered()) panel?.add(entry);
  };
  // The paused extension drops what it is sent, so its log would differ from the portal's copy.
  const alter: typeof history.alter = (log, index) =>
    isPaused ? refuse(texts.whilePaused) : history.alter(log, index);
  const numberOf = (id: number | undefined): number => {
    const isAction = id !== undefined && history.shown().stagedActionIds.indexOf(id) > 0;
    return isAction ? id : refuse(texts.noSuchAction);
  };

  const commands: Readonly<Record<string, (command: Command) => void>> = {
    JUMP_TO_STATE: ({ index = -1 }) => history.jump(index),
    JUMP_TO_ACTION: ({ actionId = -1 }) => history.jump(history.shown().stagedActionIds.indexOf(actionId)),
    TOGGLE_ACTION: ({ id }) => alter(withToggled(history.shown(), numberOf(id))),
    REORDER_ACTION: ({ actionId, beforeActionId }) =>
      alter(withMoved(history.shown(), numberOf(actionId), beforeActionId)),
    SWEEP: () => alter(withoutSkipped(history.shown())),
    IMPORT_STATE: ({ nextLiftedState, preloadedState }) =>
      alter(importedLog(nextLiftedState, preloadedState), Infinity),
    ROLLBACK: () => {
      const { computedStates, actionsById } = history.shown();
      const first = { state: computedStates[0]?.state, at: actionsById[0]?.timestamp ?? 0 };
      // A new action object, so that the log does not count as the portal's own, whose last action is the present.
      alter(liftedOf([{ ...first, action: { ...INIT } }]), 0);
    },
    COMMIT: () => begin(recorder.present()),
    RESET: () => begin(recorder.present()),
    PAUSE_RECORDING: ({ status = false }) => {
      isPaused = status;
      if (!status) tellMissed();
    },
    LOCK_CHANGES: () => refuse(texts.noLock),
  };

  /** Shows the error of a failed command in the panel. */
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      panel?.say(error instanceof Error ? error.message : String(error));
    }
  };
  const panel: Panel | null = openPanel({
    onCommand: (command) =>
      attempt(() => {
        const execute = commands[command.type] ?? (() => refuse(texts.notOffered(command.type)));
        execute(command);
      }),
    onTyped: (typed) =>
      attempt(() => {
        if (history.isPast()) refuse(texts.whilePast);
        dispatch(typedAction(typed));
      }),
    onOpened: () => {
      isPaused = false;
      tellMissed();
      tellAll();
    },
  });
  if (!panel) return;

  tellAll();
  recorder.subscribe((entry) => {
    if (!entry) {
      const [first] = recorder.entries();
      if (recorder.isRecording() && first) begin(first);
    } else if (isPaused) {
      missed = entry;
    } else {
      const traced = { ...entry, stack: traceHere() };
      history.push(traced);
      if (!history.isAltered()) panel.add(traced);
      if (!history.isPast() && history.length() > MAX_LOG) begin(recorder.present());
    }
  });
  // Someone returned to the present on the page itself.
  timeTravel.subscribe(() => {
    if (!history.isPast() || timeTravel.snapshot()) return;
    history.becomeLive();
    tellAll();
  });
}
