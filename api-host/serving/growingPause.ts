/** Bounds of a pause, in ms. */
export interface PauseBounds {
  firstMs: number;
  longestMs: number;
}

/** A pause after each failure, so that what keeps failing is tried again ever more rarely. */
export interface GrowingPause {
  /** Begins the next pause and returns its length in ms. */
  begin(): number;
  isOver(): boolean;
}

/** Each pause is twice as long as the one before, up to `longestMs`. After `longestMs` without one, the next has `firstMs` again. */
export function growingPause(
  { firstMs, longestMs }: PauseBounds,
  now: () => number = () => performance.now(),
): GrowingPause {
  let lengthMs = 0;
  let end = -Infinity;
  return {
    begin() {
      const isForgotten = now() >= end + longestMs;
      lengthMs = isForgotten ? firstMs : Math.min(2 * lengthMs, longestMs);
      end = now() + lengthMs;
      return lengthMs;
    },
    isOver: () => now() >= end,
  };
}
