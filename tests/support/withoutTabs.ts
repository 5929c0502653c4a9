/** For tests of a file that connect a store to other tabs without closing it: an open channel would keep Jest from ending. */
export function useNoTabs(replacement?: unknown): void {
  const { BroadcastChannel } = globalThis;
  beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: replacement }));
  afterEach(() => void Object.assign(globalThis, { BroadcastChannel }));
}
