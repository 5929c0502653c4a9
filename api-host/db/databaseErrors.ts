import { DatabaseError } from 'pg';

/** SQLSTATEs of a database that can't serve at present; the same call may succeed later. */
const AWAY = new RegExp(
  `^(${[
    '08...', // the connection failed
    '25006', // it is read-only: a standby, or a primary that was demoted
    '25P03', // a transaction stood idle for too long
    '40001', // transactions were in each other's way
    '40P01', // … for good
    '53...', // no disk, no memory, too many connections
    '55P03', // a lock took too long
    '57014', // a statement took too long
    '57P0.', // it stops, starts or crashed
    '58030', // it can't read or write its files
  ].join('|')})$`,
);

/** Codes of Node for a connection that can't be made or was lost. */
const networkCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** What pg throws without a code. */
const MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * What Citus throws, as an internal error, where a worker was lost at the commit, or where it finds its own server gone while it waits for
 * workers. Whether it committed is not known: the caller asks again.
 */
const LOST_BY_CITUS =
  /^(could not commit transaction for shard|failure on connection marked as essential|postmaster was shut down)/;

/** Whether the database is away, busy or read-only, so that the caller may try again: 503 rather than 500 (OPS-1). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return MESSAGES.test(error.message);
  if (code === 'XX000') return LOST_BY_CITUS.test(error.message) || endsTheConnection(error);
  return networkCodes.has(code) || AWAY.test(code);
}

/** Whether the server said that it ends the connection: a process of it that finds its parent gone does so with an internal error. */
const endsTheConnection = (error: Error): boolean =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');

/** Whether the database rolled a transaction back only since others were in its way: nothing of it happened. */
const isRolledBackForOthers = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');

const MOST_TRIES = 3;

/** Runs a statement that is a transaction of its own, and again where it was rolled back for others: at most three times in all. */
export async function repeatIfRolledBack<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let left = MOST_TRIES; ; left -= 1)
    try {
      return await run();
    } catch (error) {
      if (left <= 1 || !isRolledBackForOthers(error)) throw error;
    }
}

/** Whether a connection is unusable after an error: the server did not answer, or said that it ends. */
export const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || endsTheConnection(error);
