import { sql, type Kysely } from 'kysely';
import type { GiftCode } from '@portal/contract';
import type { Database } from '../db/schema';

const MOST = 200;

/**
 * The player's codes, and unused codes for everybody: first the usable ones, by their expiry; then the others, newest first. At most
 * 200.
 */
export async function giftCodesOf(db: Kysely<Database>, playerId: number): Promise<GiftCode[]> {
  const gone = sql<boolean>`(g.used_at is not null or coalesce(g.expires_at <= now(), false))`;
  const rows = await db
    .selectFrom('gift_codes as g')
    .leftJoin('zones as z', 'z.id', 'g.zone_id')
    .select(['g.code', 'g.title', 'g.gives', 'z.name as zone', 'g.expires_at', 'g.used_at'])
    .select(sql<number | null>`extract(epoch from g.expires_at - now())::float8`.as('expires_in'))
    .where((eb) =>
      eb.or([
        eb('g.player_id', '=', playerId),
        eb.and([eb('g.player_id', 'is', null), eb('g.used_at', 'is', null)]),
      ]),
    )
    .orderBy(gone)
    .orderBy(sql`case when not ${gone} then g.expires_at end`)
    .orderBy(sql`case when ${gone} then coalesce(g.used_at, g.expires_at) end desc`)
    .orderBy('g.code')
    .limit(MOST)
    .execute();
  return rows.map(({ code, title, gives, zone, expires_at, expires_in, used_at }) => ({
    code,
    title,
    gives,
    ...(zone !== null && { zoneName: zone }),
    expiresAt: expires_at?.toISOString() ?? null,
    ...(expires_in !== null && { expiresIn: Math.floor(expires_in) }),
    usedAt: used_at?.toISOString() ?? null,
  }));
}
