import * as fc from 'fast-check';

/** How many sequences each of the concurrent hands plays in one batch. */
const BATCH = 8;

export interface RandomSequences {
  /** `<name>_SEED` repeats a run, and `<name>_SEQUENCES` replaces `least`. */
  name: 'MONEY_MODEL' | 'ACCOUNT_MODEL';
  /** Plays one random sequence on a model and on the real thing. */
  property: fc.IAsyncProperty<unknown>;
  /** How many sequences are played in any case. */
  least: number;
  /** How many are played if outcomes are still missing. */
  most: number;
  /** How many run concurrently. */
  atOnce: number;
  /** The outcomes that have not occurred often enough yet. A run of too few or trivial sequences proves nothing. */
  missing: () => readonly string[];
}

/**
 * Plays random sequences against a model, with another seed in each run: at least `least`, then until each kind of step has had each kind
 * of outcome. A failure names its seed.
 */
export async function playSequences({ name, property, least, most, atOnce, missing }: RandomSequences) {
  const base = Number(process.env[`${name}_SEED`] ?? Date.now() % 2 ** 31);
  const wanted = Number(process.env[`${name}_SEQUENCES`] ?? least);
  const play = (seed: number) => fc.assert(property, { numRuns: BATCH, seed, endOnFailure: true });
  let seed = base;
  const played = () => (seed - base) * BATCH;
  try {
    while (played() < wanted || (missing().length > 0 && played() < most))
      await Promise.all(Array.from({ length: atOnce }, () => play(seed++)));
  } catch (error) {
    throw new Error(`Again with ${name}_SEED=${base}`, { cause: error });
  }
  expect(missing()).toEqual([]);
}
