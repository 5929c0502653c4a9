import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work away from the main thread; answers with altcha's payload, or null where it can't be done. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
  } catch {
    self.postMessage(null);
  }
};
