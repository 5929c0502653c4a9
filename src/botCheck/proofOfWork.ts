/** Creates the worker that solves a challenge. Tests replace it, because jsdom has no workers. */
type CreateWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const createWorker: CreateWorker = () => new Worker(new URL('./proofOfWork.worker.ts', import.meta.url));

/**
 * Solves an altcha challenge in a Web Worker, so that a slow phone stays responsive. Resolves with the value of
 * `gReCaptchaToken`. Rejects when the browser has no workers or no WebCrypto (on a plain http address).
 */
export function solveProofOfWork(challenge: object, create: CreateWorker = createWorker): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = create();
    const fail = () => {
      worker.terminate();
      reject(new Error('The proof of work could not be done.'));
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return fail();
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(challenge);
  });
}
