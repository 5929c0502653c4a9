import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { toE164 } from '../domain/phoneNumbers';
import { playerIdOf } from '../domain/playerCode';
import { likeContaining } from './likePattern';

type Db = Kysely<Database>;

/** A player in an operator's list; balances in KP. */
export interface PlayerRow {
  id: number;
  username: string;
  fullName: string;
  email: string | null;
  phoneNumber: string | null;
  credit: number;
  debt: number;
  joinedAt: Date;
}

const fullName = sql<string>`concat_ws(' ', p.last_name, p.middle_name, p.first_name)`;

const players = (db: Db) =>
  db
    .selectFrom('players as p')
    .select(['p.id', 'p.username', 'p.email', 'p.phone_number as phoneNumber', 'p.joined_at as joinedAt'])
    .select(fullName.as('fullName'));

/** Players with their balances, which a distributed database stores on other servers (docs/citus.md). */
async function withBalances(db: Db, found: Omit<PlayerRow, keyof Balance>[]): Promise<PlayerRow[]> {
  const ids = found.map(({ id }) => id);
  const balances = await db
    .selectFrom('balances')
    .select(['player_id', 'credit', 'debt'])
    .where('player_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const balanceOfId = new Map(balances.map(({ player_id: id, ...held }) => [id, held]));
  return found.flatMap((player) => {
    const held = balanceOfId.get(player.id);
    return held ? [{ ...player, ...held }] : [];
  });
}

/**
 * Players whose username or personal name contains the text, or whose e-mail address, phone number or transfer code it is; an exact match
 * of the username comes first. Addresses and numbers match only as a whole, since operators see them masked: parts would give them away
 * one character after the other (OPS-6). Scans all players: for operators, not for requests.
 */
export async function findPlayers(db: Db, text: string, limit: number): Promise<PlayerRow[]> {
  const pattern = likeContaining(text.toLowerCase());
  const phone = toE164(text);
  const code = playerIdOf(
    text
      .toLowerCase()
      .replace(/^fso ?kp ?/, '')
      .replace(/[^a-z0-9]/g, ''),
  );
  const found = await players(db)
    .where((eb) =>
      eb.or([
        eb('p.username', 'like', pattern),
        eb(sql`lower(p.email)`, '=', text.toLowerCase()),
        eb(sql`lower(${fullName})`, 'like', pattern),
        ...(phone === null ? [] : [eb('p.phone_number', '=', phone)]),
        ...(code === null ? [] : [eb('p.id', '=', code)]),
      ]),
    )
    .orderBy(sql`p.username = ${text.toLowerCase()}`, 'desc')
    .orderBy('p.username')
    .limit(limit)
    .execute();
  return withBalances(db, found);
}

export async function playerRow(db: Db, username: string): Promise<PlayerRow | undefined> {
  const found = await players(db).where('p.username', '=', username).execute();
  const [row] = await withBalances(db, found);
  return row;
}

/** The other data of a player that an operator may see: states, never secrets. */
export async function playerProfile(db: Db, playerId: number) {
  return db
    .selectFrom('players')
    .select(['language', 'receive_newsletter', 'mfa_enabled', 'email_verified_at', 'phone_verified_at'])
    .select(['last_password_change_at', 'dob', 'deleted_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** The player's live sessions, last used first, without their tokens. */
export async function sessionsOf(db: Db, playerId: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'remember', 'user_agent'])
    .select(sql<string | null>`host(address)`.as('address'))
    .where('player_id', '=', playerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** The player's newest transactions, one row each, with the sum of their parts and their notes. */
export async function transactionsOf(db: Db, playerId: number, limit: number) {
  return db
    .selectFrom('transactions as t')
    .select(['t.id', 't.type', 't.status', 't.value', 't.currency', 't.source', 't.zone_id', 't.note'])
    .select(['t.created_at', 't.updated_at'])
    .select(
      sql<
        number | null
      >`(select sum(p.value)::bigint from transactions p where p.player_id = t.player_id and p.parent_id = t.id)`.as(
        'credited',
      ),
    )
    .where('t.player_id', '=', playerId)
    .where('t.parent_id', 'is', null)
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute();
}

interface Balance {
  credit: number;
  debt: number;
}

const balance = (db: Db, playerId: number) =>
  db.selectFrom('balances').select(['credit', 'debt']).where('player_id', '=', playerId);

export async function balanceOf(db: Db, playerId: number): Promise<Balance> {
  return balance(db, playerId).executeTakeFirstOrThrow();
}

/** Reads the balance, and locks it until the commit. */
export async function lockBalance(db: Db, playerId: number): Promise<Balance> {
  return balance(db, playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
