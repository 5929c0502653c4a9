/**
 * Opens something before the tests of a file and closes it after them. Returns a stand-in at once, so that the file can assign it to a
 * constant; its members can be used inside tests and hooks.
 */
export function useOpened<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  // Undefined if opening failed; the tests then report that failure.
  afterAll(() => opened && close(opened));
  return standInFor(() => {
    if (!opened) throw new Error('This is not open yet: use it inside a test or a hook');
    return opened;
  });
}

/** An object that forwards each member access to the current result of `find`. */
export const standInFor = <Target extends object>(find: () => Target): Target =>
  new Proxy({} as Target, {
    get(_, name) {
      const target = find();
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
    set: (_, name, value) => Reflect.set(find(), name, value),
    has: (_, name) => Reflect.has(find(), name),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(find(), name);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
