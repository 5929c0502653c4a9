import { maskSecrets } from './maskSecrets';
import { INIT, liftedOf, type LiftedState } from './liftedState';
import { InvalidRecordingError, recordingOf, replayActions } from './readRecording';
import type { Recorder } from './recorder';
import type { TimeMachine } from './timeMachine';

/** What Redux DevTools tells an app that connected to it. */
interface Message {
  type: string;
  payload?: { type: string; index?: number; actionId?: number; id?: number; nextLiftedState?: unknown };
  /** JSON of a state, or for TOGGLE_ACTION of a lifted state. */
  state?: string;
}

interface Connection {
  init: (state: unknown) => void;
  /** Without an action, `state` is a lifted state that takes the place of what DevTools shows. */
  send: (action: unknown, state: unknown) => void;
  subscribe: (listener: (message: Message) => void) => void;
  error?: (message: string) => void;
}

interface Extension {
  connect: (options: object) => Connection;
}

/** The extension, where it is installed. */
export const extension = (): Extension | undefined =>
  (window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension }).__REDUX_DEVTOOLS_EXTENSION__;

const options = {
  name: 'FS Online',
  // DevTools would drop older actions by itself, and then count otherwise than the recorder does.
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
 * Connects to the Redux DevTools extension by its documented interface (`connect`): it is told of each action, and leads the
 * time machine. Does nothing where the extension isn't installed.
 */
export function connectDevTools(recorder: Recorder, machine: TimeMachine): void {
  const connection = extension()?.connect(options);
  if (!connection) return;
  /** Actions DevTools was told of since it was last started. */
  let told = 0;
  /** How many those were when time began to travel: the last of them is now, and so is what the resting portal did since. */
  let lived: number | null = null;
  /** What was imported, if that is what DevTools shows. */
  let imported: LiftedState | null = null;
  const goLive = () => {
    lived = null;
    imported = null;
    machine.goLive();
  };
  const init = () => {
    recorder.start();
  };
  /** When the action with that number was; DevTools' messages don't tell. */
  const timeOf = (id: number): number => {
    const at = imported ? imported.actionsById[id]?.timestamp : recorder.entries().at(id - told - 1)?.at;
    return at ?? Date.now();
  };
  const show = (state: unknown, at: number) => {
    const { steps } = recordingOf({ ...liftedOf([{ action: INIT, state, at }]) });
    lived ??= told;
    const [step] = steps;
    if (step) machine.show(step);
  };
  const jump = (position: number | undefined, state: string | undefined) => {
    if (position !== undefined && position >= (lived ?? told)) return goLive();
    if (state !== undefined) show(JSON.parse(state), timeOf(position ?? told));
  };
  /** Skips an action or takes it back, and shows what the flow would have come to. */
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
    show(states.at(-1), timeOf(lifted.stagedActionIds.at(-1) ?? told));
  };
  const load = (lifted: unknown) => {
    const { steps } = recordingOf(lifted as Partial<LiftedState>);
    const last = steps.at(-1);
    connection.send(null, maskSecrets(lifted));
    lived = Infinity;
    imported = lifted as LiftedState;
    if (last) machine.show(last);
  };
  const obey = ({ payload, state }: Message) => {
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
        init();
        return state === undefined ? undefined : show(JSON.parse(state), Date.now());
      case 'COMMIT':
      case 'RESET':
        goLive();
        return init();
      default:
        return undefined;
    }
  };

  recorder.subscribe((entry) => {
    if (entry) {
      told += 1;
      connection.send(entry.action, entry.state);
    } else if (recorder.isRecording()) {
      told = 0;
      connection.init(recorder.entries()[0]?.state);
    }
  });
  connection.init(recorder.entries()[0]?.state);
  for (const { action, state } of recorder.entries().slice(1)) {
    told += 1;
    connection.send(action, state);
  }
  connection.subscribe((message) => {
    if (message.type !== 'DISPATCH') return;
    try {
      obey(message);
    } catch (error) {
      if (!(error instanceof InvalidRecordingError)) throw error;
      connection.error?.(error.message);
    }
  });
}
