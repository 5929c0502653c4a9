/** The backoff between attempts at sending a message. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 5 * 60;

/** The lease of an attempt: after it another process repeats an attempt that has not ended. */
export const LEASE_SECONDS = 60;

/** The time limit of an attempt. Below the lease, so that an attempt has ended before another process repeats it. */
export const ATTEMPT_SECONDS = 45;

/** After this many attempts (about 24 minutes) an alarm is raised. */
export const ALARM_AFTER_TRIES = 12;

/** Seconds until the next attempt, doubling after each. */
export const messageRetryDelay = (tries: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(tries - 1, 20));
