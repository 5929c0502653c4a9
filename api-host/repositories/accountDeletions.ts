import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Deletions that are due. A deletion waits while its player has a pending delivery, or is suspended and cannot cancel it. */
const due = (db: Kysely<Database>) =>
  db
    // Read first, since a distributed database stores deliveries on other servers (docs/citus.md).
    .with(
      (cte) => cte('busy').materialized(),
      (query) => query.selectFrom('deliveries').select('player_id').where('state', '=', 'pending'),
    )
    .selectFrom('account_deletions as a')
    .innerJoin('players as p', 'p.id', 'a.player_id')
    .select('a.player_id')
    .where('a.due_at', '<=', sql<Date>`now()`)
    .where('p.suspended_at', 'is', null)
    .where((eb) => eb('a.player_id', 'not in', eb.selectFrom('busy').select('busy.player_id')));

/** Scheduled deletions (table account_deletions). Writers lock the player's row first. */
export function accountDeletionsRepository(db: Kysely<Database>) {
  return {
    /** When the account will be deleted; undefined if no deletion was requested. */
    async dueAt(playerId: number): Promise<Date | undefined> {
      const row = await db
        .selectFrom('account_deletions')
        .select('due_at')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return row?.due_at;
    },

    /** Schedules the deletion, and returns the time at which it is due. */
    async add(playerId: number, waitHours: number): Promise<Date> {
      const row = await db
        .insertInto('account_deletions')
        .values({ player_id: playerId, due_at: sql<Date>`now() + make_interval(hours => ${waitHours})` })
        .returning('due_at')
        .executeTakeFirstOrThrow();
      return row.due_at;
    },

    /** Moves a scheduled deletion to at least so many hours from now. Returns when it is due; undefined if none is scheduled. */
    async postpone(playerId: number, leastHours: number): Promise<Date | undefined> {
      const row = await db
        .updateTable('account_deletions')
        .set({ due_at: sql<Date>`greatest(due_at, now() + make_interval(hours => ${leastHours}))` })
        .where('player_id', '=', playerId)
        .returning('due_at')
        .executeTakeFirst();
      return row?.due_at;
    },

    /** False if none was scheduled. */
    async remove(playerId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('account_deletions')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Players whose deletion is due, the most overdue first, without those in `except`. */
    async due(most: number, except: readonly number[] = []): Promise<number[]> {
      const rows = await due(db)
        .where(sql<boolean>`a.player_id <> all(${except}::bigint[])`)
        .orderBy('a.due_at')
        .limit(most)
        .execute();
      return rows.map((row) => row.player_id);
    },

    async isDue(playerId: number): Promise<boolean> {
      return (await due(db).where('a.player_id', '=', playerId).executeTakeFirst()) !== undefined;
    },
  };
}
