import type { CaughtProblem } from './slices/problemReport';

const MOST_PLACES = 6;
const place = /[\w.-]+\.(?:m?js|tsx?):\d+:\d+/g;

/** Reduces an error to its name, its message and where it happened. */
export function caughtProblem(error: unknown): CaughtProblem {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), places: [] };
  const { name, message, stack = '' } = error;
  return { name, message, places: (stack.match(place) ?? []).slice(0, MOST_PLACES) };
}
