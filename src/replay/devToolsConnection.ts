import { maskSecrets } from './maskSecrets';
import { INIT, liftedOf, type LiftedState } from './liftedState';
import { InvalidRecordingError, recordingOf, replayActions } from './readRecording';
import type { Recorder } from './recorder';
import type { TimeTravel } from './timeTravel';

/** A message from Redux DevTools to a connected app. */
interface Message {
  type: string;
  payload?: { type: string; index?: number; actionId?: number; id?: number; nextLiftedState?: unknown };
  /** JSON of a state, or for TOGGLE_ACTION of a lifted state. */
  state?: string;
}

interface Connection {
  init: (state: unknown) => void;
  /** Without an action, `state` is a lifted state that replaces what DevTools shows. */
  send: (action: unknown, state: unknown) => void;
  subscribe: (listener: (message: Message) => void) => void;
  error?: (message: string) => void;
}

interface Extension {
  connect: (options: object) => Connection;
}

/** The browser extension, if it is installed. */
export const extension = (): Extension | undefined =>
  (window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension }).__REDUX_DEVTOOLS_EXTENSION__;

const options = {
  name: 'FS Online',
  // If DevTools dropped old actions, its numbering would differ from the recorder's.
  maxAge: 20_000,
  features: {
    jump: true,
    skip: true,
    import: 'custom',
    export: true,
    persist: false,
    dispatch: false,
    test: false,
  },
};

/**
 * Connects to the Redux DevTools extension by its documented interface (`connect`). Sends it every action, and carries out its commands
 * with `timeTravel`. Does nothing if the extension is not installed.
 */
export function connectDevTools(recorder: Recorder, timeTravel: TimeTravel): void {
  const connection = extension()?.connect(options);
  if (!connection) return;
  /** Number of actions sent to DevTools since its last init. */
  let sentCount = 0;
  /** `sentCount` when time travel began: a jump to that action or a later one returns to the live portal. Null while live. */
  let liveFrom: number | null = null;
  /** The imported recording, if DevTools shows one. */
  let imported: LiftedState | null = null;
  const goLive = () => {
    liveFrom = null;
    imported = null;
    timeTravel.goLive();
  };
  /** When the action of that id happened, in ms since 1970. The messages do not contain it. */
  const timeOf = (id: number): number => {
    const at = imported ? imported.actionsById[id]?.timestamp : recorder.entries().at(id - sentCount - 1)?.at;
    return at ?? Date.now();
  };
  const show = (state: unknown, at: number) => {
    const { steps } = recordingOf({ ...liftedOf([{ action: INIT, state, at }]) });
    liveFrom ??= sentCount;
    const [step] = steps;
    if (step) timeTravel.show(step);
  };
  const jump = (position: number | undefined, state: string | undefined) => {
    if (position !== undefined && position >= (liveFrom ?? sentCount)) return goLive();
    if (state !== undefined) show(JSON.parse(state), timeOf(position ?? sentCount));
  };
  /** Skips an action or restores it, and shows the state that results from the remaining actions. */
  const toggle = (id: number | undefined, lifted: LiftedState) => {
    if (id === undefined) return;
    const skipped = lifted.skippedActionIds.includes(id)
      ? lifted.skippedActionIds.filter((other) => other !== id)
      : [...lifted.skippedActionIds, id];
    const actions = lifted.stagedActionIds.map((staged) =>
      skipped.includes(staged) ? INIT : (lifted.actionsById[staged]?.action ?? INIT),
    );
    const states = replayActions(lifted.computedStates[0]?.state, actions);
    connection.send(null, {
      ...lifted,
      skippedActionIds: skipped,
      computedStates: states.map((state) => ({ state })),
    });
    show(states.at(-1), timeOf(lifted.stagedActionIds.at(-1) ?? sentCount));
  };
  const load = (lifted: unknown) => {
    const { steps } = recordingOf(lifted as Partial<LiftedState>);
    const last = steps.at(-1);
    connection.send(null, maskSecrets(lifted));
    liveFrom = Infinity;
    imported = lifted as LiftedState;
    if (last) timeTravel.show(last);
  };
  const handleCommand = ({ payload, state }: Message) => {
    switch (payload?.type) {
      case 'JUMP_TO_STATE':
        return jump(payload.index, state);
      case 'JUMP_TO_ACTION':
        return jump(payload.actionId, state);
      case 'TOGGLE_ACTION':
        return state === undefined ? undefined : toggle(payload.id, JSON.parse(state) as LiftedState);
      case 'IMPORT_STATE':
        return load(payload.nextLiftedState);
      case 'ROLLBACK':
        goLive();
        recorder.start();
        return state === undefined ? undefined : show(JSON.parse(state), Date.now());
      case 'COMMIT':
      case 'RESET':
        goLive();
        return recorder.start();
      default:
        return undefined;
    }
  };

  recorder.subscribe((entry) => {
    if (entry) {
      sentCount += 1;
      connection.send(entry.action, entry.state);
    } else if (recorder.isRecording()) {
      sentCount = 0;
      connection.init(recorder.entries()[0]?.state);
    }
  });
  connection.init(recorder.entries()[0]?.state);
  for (const { action, state } of recorder.entries().slice(1)) {
    sentCount += 1;
    connection.send(action, state);
  }
  connection.subscribe((message) => {
    if (message.type !== 'DISPATCH') return;
    try {
      handleCommand(message);
    } catch (error) {
      if (!(error instanceof InvalidRecordingError)) throw error;
      connection.error?.(error.message);
    }
  });
}
