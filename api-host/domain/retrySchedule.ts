/** When a message that could not be sent is tried again. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 5 * 60;

/** A try that has not ended after this long is another process's to repeat. */
export const LEASE_SECONDS = 60;

/** After this many tries somebody should look why (about half an hour). */
export const ALARM_AFTER_TRIES = 12;

/** Seconds until the next try, doubling after each. */
export const messageRetryDelay = (tries: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(tries - 1, 20));
