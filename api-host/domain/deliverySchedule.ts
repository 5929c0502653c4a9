/** When a delivery is tried, in ms. */
export const deliveryTimes = {
  /** How long a player waits for the game server. */
  answerWithin: 3_000,
  /** A try that has not ended by then is taken over by whoever polls; above `answerWithin`, so that tries don't overlap. */
  lease: 5_000,
  longestPause: 300_000,
} as const;

/** A delivery that has been tried this often is an operator's matter: an alarm is raised, the tries go on. */
export const ALARM_AFTER_ATTEMPTS = 10;

/** The pause after the given number of tries: 5 s, 10 s, 20 s … 5 min. */
export function deliveryRetryDelay(attempts: number): number {
  return Math.min(
    deliveryTimes.lease * 2 ** Math.max(0, Math.min(attempts, 20) - 1),
    deliveryTimes.longestPause,
  );
}
