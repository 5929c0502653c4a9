/** The content of the stand-in's panel: the part of a lifted state that tests use. */
export interface ShownLog {
  actionsById: Record<
    number,
    { action: { type: string; payload?: unknown }; timestamp: number; stack?: string }
  >;
  stagedActionIds: number[];
  skippedActionIds: number[];
  computedStates: { state: unknown }[];
  currentStateIndex: number;
  nextActionId: number;
  isPaused?: boolean;
}

export interface StandInDevTools {
  /** Opens a panel, before or after the page is loaded. */
  openPanel: () => Promise<void>;
  closePanel: () => void;
  /** The features that the panel offers as buttons; `lock: true` and so on. */
  features: () => Record<string, unknown>;
  /** What the panel shows. */
  log: () => ShownLog;
  /** Messages that the panel showed. */
  words: string[];
  /** How often an app started its log. */
  begun: () => number;
  /** Presses a button of the panel, whether it is offered or not. */
  press: (action: { type: string; [field: string]: unknown }) => void;
  /** Jumps to an entry of the log. */
  jump: (index: number) => void;
  /** Types an action and dispatches it. */
  type: (text: string) => void;
  /** Imports a file. */
  import: (file: string) => void;
}

declare global {
  interface Window {
    devTools: StandInDevTools;
  }
}

/**
 * Stands in for the Redux DevTools extension, in a window. It behaves as version 3.2 of the extension does with an app that uses
 * `connect` (its page script, its background, its panel). While paused, the extension drops what it is sent, except an app's init
 * message. A panel opened after the page does not know the app's features and offers all of them; it notifies the app with START, which
 * an app that connects while a panel is open also receives. It numbers the actions itself. The function uses nothing from outside, so
 * that it can be passed to a browser. `tests/e2e/realDevTools.test.ts` proves the same with the extension itself.
 */
export function installDevTools(): StandInDevTools {
  type Listener = (message: object) => void;
  interface Instance {
    listeners: Listener[];
    isPaused: boolean;
    features: Record<string, unknown>;
  }
  const everything = {
    lock: true,
    export: true,
    import: 'custom',
    persist: true,
    pause: true,
    reorder: true,
  };
  const allFeatures = { ...everything, jump: true, skip: true, dispatch: true, sync: true, test: true };
  const empty = (): ShownLog => ({
    actionsById: {},
    stagedActionIds: [],
    skippedActionIds: [],
    computedStates: [],
    currentStateIndex: -1,
    nextActionId: 0,
  });
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

  const instances = new Map<number, Instance>();
  const logs = new Map<number, ShownLog>();
  /** The data of the open panel; it forgets an app that disconnects. */
  const offered = new Map<number, Record<string, unknown>>();
  let current = 0;
  let lastId = 0;
  let isOpen = false;
  let begun = 0;
  const words: string[] = [];

  const tell = (message: object) =>
    [...instances.values()].forEach(({ listeners }) => [...listeners].forEach((listen) => listen(message)));

  const added = (log: ShownLog, entry: ShownLog['actionsById'][number], state: unknown): ShownLog => {
    const id = log.nextActionId;
    const isAtEnd = log.currentStateIndex === log.stagedActionIds.length - 1;
    return {
      ...log,
      actionsById: { ...log.actionsById, [id]: entry },
      stagedActionIds: [...log.stagedActionIds, id],
      computedStates: [...log.computedStates, { state }],
      currentStateIndex: log.currentStateIndex + (isAtEnd ? 1 : 0),
      nextActionId: id + 1,
    };
  };
  const update = (id: number, log: ShownLog, features: Record<string, unknown> | null) => {
    logs.set(id, log);
    current = id;
    if (isOpen && !offered.has(id)) offered.set(id, features ?? allFeatures);
  };

  const connect = (config: { features?: Record<string, unknown>; instanceId?: number }) => {
    const id = (config.instanceId ??= ++lastId);
    const instance: Instance = { listeners: [], isPaused: false, features: config.features ?? allFeatures };
    instances.set(id, instance);
    if (isOpen) queueMicrotask(() => instance.listeners.forEach((listen) => listen({ type: 'START' })));
    return {
      init: (state: unknown, lifted: { isPaused?: boolean } = {}) => {
        begun += 1;
        if (lifted.isPaused) instance.isPaused = true;
        const entry = { action: { type: '@@INIT' }, timestamp: Date.now() };
        update(id, { ...added(empty(), entry, copy(state)), ...lifted }, instance.features);
      },
      send: (action: ShownLog['actionsById'][number] | '', state: unknown) => {
        if (instance.isPaused) return;
        if (action === '') update(id, copy(state as ShownLog), null);
        else update(id, added(logs.get(id) ?? empty(), copy(action), copy(state)), null);
      },
      subscribe: (listen: Listener) => instance.listeners.push(listen),
      unsubscribe: () => instances.delete(id),
      error: (message: string) => words.push(message),
    };
  };
  const disconnect = () => {
    instances.clear();
    logs.clear();
    offered.clear();
  };

  const shown = () => logs.get(current) ?? empty();
  const devTools: StandInDevTools = {
    openPanel: () => {
      isOpen = true;
      // The panel gets the background's log, but not the app's features.
      for (const [id, log] of logs) update(id, log, null);
      tell({ type: 'START' });
      return Promise.resolve();
    },
    closePanel: () => {
      isOpen = false;
      offered.clear();
      tell({ type: 'STOP' });
    },
    features: () => offered.get(current) ?? {},
    log: shown,
    words,
    begun: () => begun,
    press: (action) => {
      const log = shown();
      if (action.type === 'PAUSE_RECORDING') {
        for (const instance of instances.values()) instance.isPaused = action['status'] === true;
        logs.set(current, { ...log, isPaused: action['status'] === true });
      }
      if (action.type === 'JUMP_TO_ACTION' || action.type === 'JUMP_TO_STATE') {
        const index = log.stagedActionIds.indexOf(action['actionId'] as number);
        logs.set(current, { ...log, currentStateIndex: index });
      }
      tell({ type: 'DISPATCH', payload: action });
    },
    jump: (index) => {
      const actionId = shown().stagedActionIds[index];
      devTools.press({ type: 'JUMP_TO_STATE', index, actionId });
    },
    type: (text) => tell({ type: 'ACTION', payload: text }),
    import: (file) => {
      const parsed = JSON.parse(file) as { payload?: string; preloadedState?: string };
      const isPacked = 'payload' in parsed;
      devTools.press({
        type: 'IMPORT_STATE',
        nextLiftedState: isPacked ? (JSON.parse(parsed.payload ?? '[]') as object) : parsed,
        ...(parsed.preloadedState !== undefined && {
          preloadedState: JSON.parse(parsed.preloadedState) as object,
        }),
      });
    },
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect, disconnect }, devTools });
  return devTools;
}
