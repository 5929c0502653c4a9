import { sql, type Kysely } from 'kysely';
import type { CodeRedemption } from '@portal/contract';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** The maximum number of redemptions shown to a player. */
const SHOWN = 200;

/** The result of an attempt (db/functions/redeem_code.sql); only `redeemed` changes anything. */
export type RedeemedCode = 'redeemed' | 'again' | 'used-up' | 'unknown' | 'too-much';

/** Gives the player the KP of the code, exactly once however often it is called. */
export async function redeemCode(db: Db, playerId: number, code: string): Promise<RedeemedCode> {
  const { rows } = await sql<{ outcome: RedeemedCode }>`
    select redeem_code(${playerId}, ${code}) as outcome`.execute(db);
  return rows[0]?.outcome ?? 'unknown';
}

const redemptions = (db: Db, playerId: number) =>
  db
    .selectFrom('code_redemptions as r')
    .innerJoin('redeemable_codes as c', 'c.code', 'r.code')
    .select(['r.code', 'c.title', 'c.credit', 'r.redeemed_at'])
    .where('r.player_id', '=', playerId);

type Row = Awaited<ReturnType<ReturnType<typeof redemptions>['executeTakeFirstOrThrow']>>;

const redemptionOf = ({ code, title, credit, redeemed_at }: Row): CodeRedemption => ({
  code,
  title,
  credit,
  redeemedAt: redeemed_at.toISOString(),
});

/** The player's redemptions, newest first, at most 200. */
export async function redemptionsOf(db: Db, playerId: number): Promise<CodeRedemption[]> {
  const rows = await redemptions(db, playerId)
    .orderBy('r.redeemed_at', 'desc')
    .orderBy('r.code')
    .limit(SHOWN)
    .execute();
  return rows.map(redemptionOf);
}

/** The player's redemption of that code. Throws if there is none. */
export async function redemptionOfCode(db: Db, playerId: number, code: string): Promise<CodeRedemption> {
  return redemptionOf(await redemptions(db, playerId).where('r.code', '=', code).executeTakeFirstOrThrow());
}
