import { sql, type Kysely } from 'kysely';
import type { PaymentRule } from '@portal/contract';
import type { Database } from '../db/schema';

/** The players' own rules for recharges, and the browsers in which they have proven themselves for one (SAFE-6). */
export function paymentRulesRepository(db: Kysely<Database>) {
  return {
    async of(playerId: number): Promise<PaymentRule> {
      return db
        .selectFrom('players')
        .select(['payment_rule as name', 'payment_rule_above as above'])
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
    },

    async set(playerId: number, { name, above }: PaymentRule): Promise<void> {
      await db
        .updateTable('players')
        .set({ payment_rule: name, payment_rule_above: above })
        .where('id', '=', playerId)
        .where('deleted_at', 'is', null)
        .execute();
    },

    async isProvenBrowser(playerId: number, browserHash: Buffer | null): Promise<boolean> {
      if (browserHash === null) return false;
      const row = await db
        .selectFrom('known_browsers')
        .select('player_id')
        .where('player_id', '=', playerId)
        .where('token_hash', '=', browserHash)
        .where('payment_proven_at', 'is not', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row !== undefined;
    },

    async markProvenBrowser(playerId: number, browserHash: Buffer | null): Promise<void> {
      if (browserHash === null) return;
      await db
        .updateTable('known_browsers')
        .set({ payment_proven_at: sql<Date>`now()` })
        .where('player_id', '=', playerId)
        .where('token_hash', '=', browserHash)
        .execute();
    },
  };
}
