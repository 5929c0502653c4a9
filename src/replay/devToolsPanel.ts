import type { Entry, LiftedState } from './liftedState';
import { texts } from './texts';

/** A command from the Redux DevTools panel; its `type` is a jump, a skipped action, an import and so on. */
export interface Command {
  type: string;
  index?: number;
  actionId?: number;
  beforeActionId?: number;
  id?: number;
  status?: boolean;
  nextLiftedState?: unknown;
  preloadedState?: unknown;
}

/** A message of the extension. START: a panel was opened; STOP: the last one was closed; ACTION: someone typed an action. */
interface Message {
  type: string;
  payload?: Command | string | object;
}

interface Connection {
  init: (state: unknown, lifted?: object) => void;
  /** With an empty action, `state` is a lifted state that replaces what DevTools shows. */
  send: (action: unknown, state: unknown) => void;
  subscribe: (listener: (message: Message) => void) => void;
  unsubscribe?: () => void;
  error?: (message: string) => void;
}

interface Extension {
  connect: (options: object) => Connection;
  disconnect?: () => void;
}

/** The browser extension, if it is installed. */
export const extension = (): Extension | undefined =>
  (window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension }).__REDUX_DEVTOOLS_EXTENSION__;

/** The features that the panel offers. A command for any other feature is refused with a message (docs/decisions/0118). */
const features = {
  jump: true,
  skip: true,
  reorder: true,
  pause: true,
  import: 'custom',
  export: true,
  dispatch: true,
  lock: false,
  persist: false,
  sync: false,
  test: false,
};

const options = {
  name: 'FS Online',
  // If DevTools dropped old actions, its numbering would differ from the portal's.
  maxAge: 20_000,
  // Likewise if the filter in the extension's options dropped actions. An app's own filter replaces it; this one matches nothing.
  actionsDenylist: ['(?!)'],
  features,
};

/** The panel of Redux DevTools, or all that are open. */
export interface Panel {
  /** Begins a log with a state; `isPaused` if the panel's record button is off. */
  begin: (state: unknown, isPaused: boolean) => void;
  /** Adds an action to the log. */
  add: (entry: Entry) => void;
  /** Replaces the log. */
  replace: (log: LiftedState) => void;
  /** Shows a message. */
  say: (message: string) => void;
}

export interface PanelListener {
  onCommand: (command: Command) => void;
  /** Someone typed an action; `typed` is its text. */
  onTyped: (typed: unknown) => void;
  /** A panel was opened and the connection is new, so the log must be sent again. */
  onOpened: () => void;
}

const isCommand = (payload: Message['payload']): payload is Command =>
  typeof payload === 'object' && 'type' in payload && typeof payload.type === 'string';

/**
 * Connects to the Redux DevTools extension through its documented interface (`connect`); returns null if it is not installed. A panel
 * learns an app's features only if the app connects after the panel was opened, so the portal reconnects when a panel is opened.
 */
export function openPanel({ onCommand, onTyped, onOpened }: PanelListener): Panel | null {
  const found = extension();
  if (!found) return null;
  let connection: Connection;
  /** A connection made while a panel is open is answered with START. */
  let expectsStart = false;

  const listen = ({ type, payload }: Message) => {
    if (type === 'STOP') expectsStart = false;
    else if (type === 'START') handleStart();
    else if (type === 'ACTION') onTyped(payload);
    else if (type === 'DISPATCH' && isCommand(payload)) onCommand(payload);
  };
  const connect = () => {
    // A copy, because the extension writes its own number into the options.
    connection = found.connect({ ...options });
    connection.subscribe(listen);
  };
  const handleStart = () => {
    if (expectsStart) {
      expectsStart = false;
      return;
    }
    expectsStart = true;
    connection.unsubscribe?.();
    found.disconnect?.();
    connect();
    onOpened();
  };

  connect();
  return {
    begin: (state, isPaused) => connection.init(state, { isPaused }),
    add: ({ action, state, at, stack }) =>
      connection.send({ type: 'PERFORM_ACTION', action, timestamp: at, ...(stack && { stack }) }, state),
    replace: (log) => connection.send('', log),
    say: (message) => connection.error?.(`${texts.portal}: ${message}`),
  };
}
