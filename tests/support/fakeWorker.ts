/** The token of the fake worker below, which completes the proof of work at once: jsdom has no workers. */
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

/** Provides workers to the tests of a file; `failing()` makes the next ones fail. */
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
