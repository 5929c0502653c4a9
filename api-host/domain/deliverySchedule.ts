/** The timing of a delivery, in ms. */
export const deliveryTimes = {
  /** How long a player's call waits for the game server. */
  answerWithin: 3_000,
  /** The lease of an attempt, after which a poller repeats it. Longer than `answerWithin`, so that attempts do not overlap. */
  lease: 5_000,
  longestPause: 300_000,
} as const;

/** The delay after the given number of attempts, in ms: 5 s, 10 s, 20 s … 5 min. */
export function deliveryRetryDelay(attempts: number): number {
  return Math.min(
    deliveryTimes.lease * 2 ** Math.max(0, Math.min(attempts, 20) - 1),
    deliveryTimes.longestPause,
  );
}
