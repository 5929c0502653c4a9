import { sql, type Kysely } from 'kysely';
import { LOST_FACTOR_HOURS } from '@portal/contract';
import type { Database } from '../db/schema';

/** A removal of a lost second factor that was asked for. */
export interface FactorRemoval {
  /** The verified number at that time, E.164; null: support has asked for it (OPS-6). */
  phone: string | null;
  dueAt: Date;
  isDue: boolean;
}

/** Removals of lost second factors (SAFE-5). Writers lock the player first. */
export function factorRemovalsRepository(db: Kysely<Database>) {
  return {
    async find(playerId: number): Promise<FactorRemoval | undefined> {
      return db
        .selectFrom('factor_removals')
        .select(['phone_number as phone', 'due_at as dueAt'])
        .select(sql<boolean>`due_at <= now()`.as('isDue'))
        .where('player_id', '=', playerId)
        .executeTakeFirst();
    },

    /** Begins the wait. One that was begun with another number begins anew. */
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

    /** Whether there was one. */
    async cancel(playerId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('factor_removals')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
