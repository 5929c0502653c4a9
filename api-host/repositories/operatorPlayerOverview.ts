import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { bareName } from '../domain/transferContent';
import { lapsedSince } from './factorRemovals';

type Db = Kysely<Database>;

/** Data about one player for support, besides repositories/operatorPlayers.ts: each list newest first, at most `limit` rows. */

/** The player's means of signing in besides the password: states, never secrets. */
export async function factorsOf(db: Db, playerId: number) {
  return db
    .selectFrom('players as p')
    .leftJoin('totp_secrets as t', (join) =>
      join.onRef('t.player_id', '=', 'p.id').on('t.confirmed_at', 'is not', null),
    )
    .leftJoin('factor_removals as r', (join) =>
      join.onRef('r.player_id', '=', 'p.id').on('r.due_at', '>', lapsedSince),
    )
    .select(['p.mfa_enabled as secondFactor', 't.confirmed_at as since', 'r.due_at as removalDueAt'])
    .select('p.approves_login as approvesLogin')
    .select(
      sql<number>`(select count(*) from recovery_codes c where c.player_id = p.id and c.used_at is null)`.as(
        'recoveryCodes',
      ),
    )
    .select(sql<number>`(select count(*) from passkeys k where k.player_id = p.id)`.as('passkeys'))
    .where('p.id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/**
 * Transfers that were credited to the player; amounts in VND. A distributed database stores the player's rows elsewhere, so they are read
 * first (docs/citus.md).
 */
export const transfersOf = (db: Db, playerId: number, limit: number) =>
  db
    .with(
      (cte) => cte('credited').materialized(),
      (query) =>
        query
          .selectFrom('credited_transfers')
          .select(['provider', 'external_id'])
          .where('player_id', '=', playerId),
    )
    .selectFrom('credited as c')
    .innerJoin('transfer_notices as n', (join) =>
      join.onRef('n.provider', '=', 'c.provider').onRef('n.external_id', '=', 'c.external_id'),
    )
    .select([
      'n.provider',
      'n.external_id as externalId',
      'n.amount',
      'n.content',
      'n.received_at as receivedAt',
    ])
    .where('n.player_id', '=', playerId)
    .orderBy('n.received_at', 'desc')
    .limit(limit)
    .execute();

/** Waiting transfers whose content contains the player's name: a hint, not proof. */
export const waitingTransfersFor = (db: Db, username: string, limit: number) =>
  db
    .selectFrom('transfer_notices')
    .select(['provider', 'external_id as externalId', 'amount', 'received_at as receivedAt'])
    .where('state', 'in', ['unmatched', 'rejected'])
    .where(
      sql<boolean>`strpos(regexp_replace(lower(content), '[^a-z0-9]', '', 'g'), ${bareName(username)}) > 0`,
    )
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();

/** The number of unsent messages to the player's channels. */
export async function waitingMessages(db: Db, recipients: readonly string[]): Promise<number> {
  if (recipients.length === 0) return 0;
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', 'in', recipients)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** Open alarms about the player: their deliveries and transfers, which are read first, as in transfersOf. */
export async function alarmsOf(db: Db, playerId: number, limit: number) {
  const { rows } = await sql<{ id: number; kind: string; subject: string | null; raisedAt: Date }>`
    with c as materialized (
           select provider || '/' || external_id as subject from credited_transfers where player_id = ${playerId}
         )
    select a.id, a.kind, a.detail ->> 'subject' as subject, a.raised_at as "raisedAt" from alarms a
     where a.closed_at is null
       and (a.detail ->> 'playerId' = ${String(playerId)}
            or a.detail ->> 'subject' in (select subject from c))
     order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Operators' actions that concern the player. */
export async function auditAbout(db: Db, username: string, limit: number) {
  const { rows } = await sql<{
    id: number;
    at: Date;
    operator: string;
    action: string;
    reason: string | null;
  }>`
    select id, done_at as at, operator, action, reason from operator_actions
     where target = ${`player ${username}`} or after ->> 'username' = ${username}
     order by id desc limit ${limit}`.execute(db);
  return rows;
}
