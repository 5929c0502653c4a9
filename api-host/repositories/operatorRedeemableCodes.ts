import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { insertCode } from './insertCode';

type Db = Kysely<Database>;

const codes = (db: Db) =>
  db
    .selectFrom('redeemable_codes as c')
    .select([
      'c.code',
      'c.title',
      'c.credit',
      'c.uses',
      'c.most_uses as mostUses',
      'c.expires_at as expiresAt',
    ])
    .select(
      sql<
        'closed' | 'expired' | 'used up' | 'open'
      >`case when c.closed_at is not null then 'closed' when c.expires_at <= now() then 'expired' when c.uses >= c.most_uses then 'used up' else 'open' end`.as(
        'state',
      ),
    );

/** Codes that give KP, the newest first. */
export const listRedeemableCodes = (db: Db, limit: number) =>
  codes(db).orderBy('c.created_at', 'desc').orderBy('c.code').limit(limit).execute();

export type RedeemableCodeRow = Awaited<ReturnType<typeof listRedeemableCodes>>[number];

export const findRedeemableCode = (db: Db, code: string): Promise<RedeemableCodeRow | undefined> =>
  codes(db).where('c.code', '=', code).executeTakeFirst();

/** False if a code with this name exists already. */
export async function addRedeemableCode(
  db: Db,
  code: Insertable<Database['redeemable_codes']>,
): Promise<boolean> {
  return insertCode(
    db
      .insertInto('redeemable_codes')
      .values(code)
      .onConflict((conflict) => conflict.column('code').doNothing()),
  );
}

/** Closes a code, so that nobody can redeem it any more; false if it was already closed. */
export async function closeRedeemableCode(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('redeemable_codes')
    .set({ closed_at: sql<Date>`now()` })
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
