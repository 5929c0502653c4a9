import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { insertCode } from './insertCode';

type Db = Kysely<Database>;

const codes = (db: Db) =>
  db
    .selectFrom('gift_codes as g')
    .leftJoin('players as p', 'p.id', 'g.player_id')
    .leftJoin('zones as z', 'z.id', 'g.zone_id')
    .select(['g.code', 'g.title', 'g.gives', 'g.expires_at as expiresAt', 'g.used_at as usedAt'])
    .select(['p.username', 'z.name as zone'])
    .select(
      sql<
        'used' | 'expired' | 'open'
      >`case when g.used_at is not null then 'used' when g.expires_at <= now() then 'expired' else 'open' end`.as(
        'state',
      ),
    );

/** Gift codes of one player or of all players, sorted by code. */
export async function listGiftCodes(db: Db, playerId: number | undefined, limit: number) {
  return codes(db)
    .$if(playerId !== undefined, (query) => query.where('g.player_id', '=', playerId ?? 0))
    .orderBy('g.code')
    .limit(limit)
    .execute();
}

export type GiftCodeRow = Awaited<ReturnType<typeof listGiftCodes>>[number];

export async function findGiftCode(db: Db, code: string): Promise<GiftCodeRow | undefined> {
  return codes(db).where('g.code', '=', code).executeTakeFirst();
}

/** False if a code with this name exists already. */
export async function addGiftCode(db: Db, code: Insertable<Database['gift_codes']>): Promise<boolean> {
  return insertCode(
    db
      .insertInto('gift_codes')
      .values(code)
      .onConflict((conflict) => conflict.column('code').doNothing()),
  );
}

/** Expires a usable code now; false if it can't be used (any more). */
export async function expireGiftCode(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gift_codes')
    .set({ expires_at: sql<Date>`now()` })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
