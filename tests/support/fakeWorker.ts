/** jsdom has no workers; this one does the proof of work at once. The token it gives. */
export const PROOF = 'proof-of-work';

class FakeWorker {
  static answer: unknown = PROOF;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: FakeWorker.answer }));
  }
  terminate() {
    this.onmessage = null;
  }
}

/** Gives the tests of a file workers; `failing()` makes the next ones fail. */
export function useFakeWorkers() {
  beforeEach(() => {
    FakeWorker.answer = PROOF;
    Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true });
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'Worker'));
  return {
    failing: () => {
      FakeWorker.answer = null;
    },
  };
}
