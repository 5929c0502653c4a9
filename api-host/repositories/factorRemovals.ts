import { sql, type Kysely } from 'kysely';
import { FACTOR_REMOVAL_DAYS, LOST_FACTOR_HOURS } from '@portal/contract';
import type { Database } from '../db/schema';

/** A requested removal of a lost second factor. */
export interface FactorRemoval {
  /** The number that was verified at the time of the request, E.164; null: support requested the removal (OPS-6). */
  phone: string | null;
  dueAt: Date;
  isDue: boolean;
}

/** A removal that was due at this time, or before, has lapsed: it counts as none. */
export const lapsedSince = sql<Date>`now() - make_interval(days => ${sql.lit(FACTOR_REMOVAL_DAYS)})`;

/** Removals of lost second factors (SAFE-5). Writers lock the player first. */
export function factorRemovalsRepository(db: Kysely<Database>) {
  return {
    async find(playerId: number): Promise<FactorRemoval | undefined> {
      return db
        .selectFrom('factor_removals')
        .select(['phone_number as phone', 'due_at as dueAt'])
        .select(sql<boolean>`due_at <= now()`.as('isDue'))
        .where('player_id', '=', playerId)
        .where('due_at', '>', lapsedSince)
        .executeTakeFirst();
    },

    /** Requests the removal, and starts its waiting period; an earlier request is replaced. */
    async request(playerId: number, phone: string | null): Promise<void> {
      const values = {
        phone_number: phone,
        requested_at: sql<Date>`now()`,
        due_at: sql<Date>`now() + make_interval(hours => ${sql.lit(LOST_FACTOR_HOURS)})`,
      };
      await db
        .insertInto('factor_removals')
        .values({ player_id: playerId, ...values })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
        .execute();
    },

    /** True if there was a request. */
    async cancel(playerId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('factor_removals')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
