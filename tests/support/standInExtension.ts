import type { LiftedState } from '../../src/replay/liftedState';
import { prepareSnapshot } from '../../src/replay/prepareSnapshot';
import type { RootState } from '../../src/store/types';

/** What Redux DevTools' documented interface says to an app. */
type Listen = (message: { type: string; payload?: object; state?: string }) => void;

interface StandInExtension {
  /** States an app started anew with. */
  inits: unknown[];
  /** [action, state] in order. */
  sent: [unknown, unknown][];
  /** Sends a message; resolves once the snapshot that it asks for, if any, is shown. */
  tell: (payload: object, state?: unknown) => Promise<void>;
}

afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__'));

const isLifted = (state: object): state is LiftedState => 'computedStates' in state;

/** The state that a message leads to: the one that comes with it, or the last of a lifted one. */
function askedFor(state: unknown): RootState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  return (isLifted(state) ? state.computedStates.at(-1)?.state : state) as RootState | undefined;
}

/** Stands in for the Redux DevTools extension until the test ends. */
export function standInExtension(): StandInExtension {
  const listeners: Listen[] = [];
  const standIn: StandInExtension = {
    inits: [],
    sent: [],
    async tell(payload, state) {
      const message = {
        type: 'DISPATCH',
        payload,
        ...(state !== undefined && { state: JSON.stringify(state) }),
      };
      listeners.forEach((listen) => listen(message));
      const snapshot = askedFor(state);
      // The app waits for the same promise, and did so first.
      if (snapshot) await prepareSnapshot(snapshot);
    },
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: () => ({
        init: (state: unknown) => standIn.inits.push(state),
        send: (action: unknown, state: unknown) => standIn.sent.push([action, state]),
        subscribe: (listen: Listen) => listeners.push(listen),
      }),
    },
  });
  return standIn;
}
