import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves the challenge off the main thread. Posts altcha's payload, or null when the challenge cannot be solved. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })));
  } catch {
    self.postMessage(null);
  }
};
