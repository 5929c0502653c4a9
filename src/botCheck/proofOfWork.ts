/** What solves challenges; replaced in tests, which have no workers. */
export type CreateWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const createWorker: CreateWorker = () => new Worker(new URL('./proofOfWork.worker.ts', import.meta.url));

/**
 * Solves altcha's challenge in a Web Worker, so that a slow phone stays responsive. Gives the token for
 * `gReCaptchaToken`. Rejects where the browser can't: no workers, or no WebCrypto (a plain http address).
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
