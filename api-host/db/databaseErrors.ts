import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** SQLSTATEs of a database that is temporarily unavailable; the same call may succeed later. */
const AWAY = new RegExp(
  `^(${[
    '08...', // the connection failed
    '25006', // it is read-only: a standby, or a primary that was demoted
    '25P03', // a transaction was idle for too long
    '40001', // transactions conflicted with each other
    '40P01', // transactions deadlocked
    '53...', // no disk, no memory, too many connections
    '55P03', // a lock took too long
    '57014', // a statement took too long
    '57P0.', // it is stopping or starting, or has crashed
    '58030', // it can't read or write its files
  ].join('|')})$`,
);

/** Node's error codes for a connection that can't be made or was lost. */
const networkCodes: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** Messages of errors that pg throws without a code. */
const MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Messages of internal errors that Citus throws if a worker is lost during the commit, or if its own server is gone while it waits for
 * workers. The outcome of the commit is unknown: the caller retries.
 */
const LOST_BY_CITUS =
  /^(could not commit transaction for shard|failure on connection marked as essential|postmaster was shut down)/;

/** Whether the database is unavailable, busy or read-only, so that the caller may retry: 503 rather than 500 (OPS-1). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return MESSAGES.test(error.message);
  if (code === 'XX000') return LOST_BY_CITUS.test(error.message) || endsTheConnection(error);
  return networkCodes.has(code) || AWAY.test(code);
}

/** Whether the server reported that it ends the connection. A backend whose parent process is gone does so with an internal error. */
const endsTheConnection = (error: Error): boolean =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');

/** Whether the database rolled a transaction back because of a conflict with others, so that nothing was changed. */
const isRolledBackForOthers = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');

const MOST_TRIES = 3;
/** In ms. Without a pause, the statement may get ahead of the other one again, and conflict with it again. */
const pauseAfter = (tries: number) => tries * (10 + 20 * Math.random());

/** Runs a statement that is its own transaction, and retries it if it was rolled back because of a conflict: at most three runs in all. */
export async function repeatIfRolledBack<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run();
    } catch (error) {
      if (tries >= MOST_TRIES || !isRolledBackForOthers(error)) throw error;
      await setTimeout(pauseAfter(tries));
    }
}

/** Whether a connection is unusable after an error: the server did not respond, or reported that it ends the connection. */
export const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || endsTheConnection(error);

/** Whether a commit that failed with this error may have happened nevertheless. */
export const isCommitUncertain = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof DatabaseError && LOST_BY_CITUS.test(error.message));
