import type { Pool } from 'pg';
import { inBatches } from '../repositories/inBatches';

/** The LISTEN/NOTIFY channel between host processes. A payload is the ids of the players whose money moved, joined by commas. */
export const MONEY_EVENT_CHANNEL = 'portal_money';

const notifiers = new WeakMap<Pool, (playerId: number) => Promise<unknown>>();

/**
 * NOTIFY takes a database-wide lock that is held until the commit. It therefore runs in its own transaction, after the movement
 * has committed, so that no movement of money waits for it.
 */
const createNotifier = (pool: Pool) =>
  inBatches<number, true>(
    async (playerIds) => {
      await pool.query({
        name: 'notify-money-event',
        text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`,
        values: [MONEY_EVENT_CHANNEL, [...new Set(playerIds)].join()],
      });
      return playerIds.map(() => true);
    },
    { parallel: 1, size: 200 },
  );

/** Wakes the player's open streams in all processes. Best effort: the hub's polling finds events whose notification is lost. */
export function notifyMoneyEvent(pool: Pool, playerId: number): void {
  const notify = notifiers.get(pool) ?? createNotifier(pool);
  notifiers.set(pool, notify);
  notify(playerId).catch(() => undefined);
}
