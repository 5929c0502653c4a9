/** What Redux DevTools' documented interface says to an app. */
type Listen = (message: { type: string; payload?: object; state?: string }) => void;

export interface StandInExtension {
  /** States an app started anew with. */
  inits: unknown[];
  /** [action, state] in order. */
  sent: [unknown, unknown][];
  tell: (payload: object, state?: unknown) => Promise<void>;
}

afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__'));

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
      await new Promise((resolve) => setTimeout(resolve, 50));
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
