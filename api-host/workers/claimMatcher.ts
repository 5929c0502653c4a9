import type { Deps, Worker } from '../deps';
import { creditProvenClaims } from '../useCases/creditProvenClaims';
import { polling } from './polling';

const EVERY_MS = 15_000;

/**
 * Credits proven claims whose transfer arrived later, or whose host was killed before crediting them (PLAY-3). Any number of hosts may
 * run it.
 */
export const claimMatcher = (deps: Deps): Worker =>
  polling(deps, {
    name: 'claimMatcher',
    everyMs: EVERY_MS,
    async round() {
      await creditProvenClaims(deps);
      return false;
    },
  });
