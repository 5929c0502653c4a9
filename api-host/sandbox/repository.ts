import { sql, type Kysely } from 'kysely';
import type { ZoneState } from '@portal/contract';
import type { Database } from '../db/schema';
import type { MovedBalances } from '../gateways/gameServer';

type Db = Kysely<Database>;

export interface SandboxMessage {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  links: string[];
  code?: string;
  sentAt: string;
}

/** Messages that the host sent to players, newest first, at most 100. */
export async function sentMessages(db: Db, to: string | undefined): Promise<SandboxMessage[]> {
  const all = db.selectFrom('messages').selectAll();
  const rows = await (to === undefined ? all : all.where('recipient', '=', to))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    channel: row.channel,
    to: row.recipient,
    ...(row.subject !== null && { subject: row.subject }),
    text: row.body,
    links: row.links,
    ...(row.code !== null && { code: row.code }),
    sentAt: row.sent_at.toISOString(),
  }));
}

interface SandboxDelivery {
  deliveryId: string;
  username: string;
  zoneId: number;
  coins: number;
  deliveredAt: string;
  /** For a migration: the other balances, and the zones they came from. */
  migration?: MovedBalances;
}

/** Deliveries of the sandbox's game servers, newest first, at most 1000. */
export async function receivedDeliveries(db: Db, username: string | undefined): Promise<SandboxDelivery[]> {
  const all = db.selectFrom('sandbox_deliveries').selectAll().where('outcome', '=', 'delivered');
  const rows = await (username === undefined ? all : all.where('username', '=', username))
    .orderBy('delivered_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    username: row.username,
    zoneId: row.zone_id,
    coins: row.coins,
    deliveredAt: row.delivered_at.toISOString(),
    ...(row.migration && { migration: row.migration }),
  }));
}

/** False when there is no such zone. */
export async function setZoneState(db: Db, zoneId: number, state: ZoneState): Promise<boolean> {
  const result = await db.updateTable('zones').set({ state }).where('id', '=', zoneId).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Balances left in a game; `leftCoin` and `extpoint0` in hundredths. */
interface OldBalances {
  leftCoin: number | undefined;
  extpoint0: number | undefined;
  extpoint4: number | undefined;
}

/**
 * Sets the old balances of the player's account on a CLOSED zone (created if missing), or of their first account if no zone is
 * CLOSED. False when there is neither.
 */
export async function setOldBalances(db: Db, playerId: number, given: OldBalances): Promise<boolean> {
  const [left, point0, point4] = [given.leftCoin ?? null, given.extpoint0 ?? null, given.extpoint4 ?? null];
  const { rows } = await sql<{ id: number }>`
    select z.id
      from zones z
      left join account_zones o on o.zone_id = z.id and o.player_id = ${playerId}
     where z.state = 'CLOSED' or o.player_id is not null
     order by z.state = 'CLOSED' desc, o.player_id is not null desc, z.id
     limit 1`.execute(db);
  const [zone] = rows;
  if (!zone) return false;
  await sql`
    insert into account_zones as a (player_id, zone_id, left_coin, extpoint0, extpoint4)
    values (${playerId}, ${zone.id}, coalesce(${left}::bigint, 0), coalesce(${point0}::bigint, 0), coalesce(${point4}::bigint, 0))
    on conflict (player_id, zone_id) do update
      set left_coin = coalesce(${left}::bigint, a.left_coin),
          extpoint0 = coalesce(${point0}::bigint, a.extpoint0),
          extpoint4 = coalesce(${point4}::bigint, a.extpoint4)`.execute(db);
  return true;
}
