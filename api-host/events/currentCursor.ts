import type { Pool } from 'pg';
import { transactionsSince } from '../repositories/moneyEvents';
import { emptyCursor, formatCursor, moneyEventsSince } from './moneyEventCursor';

/**
 * The id from which the stream of a session's player has to start to contain everything that happens from now on; null if the session
 * has ended.
 */
export async function currentCursor(pool: Pool, tokenHash: Buffer): Promise<string | null> {
  const [rows] = await transactionsSince(pool, [{ tokenHash, first: 0 }]);
  return rows ? formatCursor(moneyEventsSince(emptyCursor, rows).after) : null;
}
