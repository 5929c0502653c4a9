import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';
import type { AlarmKind } from '../domain/alarms';

type Db = Kysely<Database>;

/** How long money may wait before an alarm is raised (OPS-5). */
const WAITS_TOO_LONG_MINUTES = 10;

/** The number of rows that a statement reads, so that it ends in time whatever the backlog. More only if they have the same time. */
export const PAGE = 500;

/** What waits, and the alarm to raise if it waits too long. */
interface Waiting {
  kind: AlarmKind;
  subject: string;
  detail: Record<string, unknown>;
  late: boolean;
  /** Its place in the order in which its source is read: text, since a Date has no microseconds. */
  at: string;
}

/** An open alarm, and what its detail says of a delivery. */
export interface OpenAlarm {
  id: number;
  kind: AlarmKind;
  subject: string;
  playerId: number | null;
  transactionId: number | null;
}

/** A table of waiting money. */
export interface WaitingSource {
  kinds: readonly AlarmKind[];
  /** The next PAGE rows, in the order of `at`; fewer are the last ones. */
  page(db: Db, after: string): Promise<Waiting[]>;
  /** Which of these alarms, at most PAGE, are about something that still waits. */
  stillWaiting(db: Db, alarms: readonly OpenAlarm[]): Promise<Pick<OpenAlarm, 'kind' | 'subject'>[]>;
}

const isLate = (since: RawBuilder<unknown>) =>
  sql<boolean>`${since} <= now() - make_interval(mins => ${WAITS_TOO_LONG_MINUTES})`;

/** A transfer's subject is its provider, which has no slash, and its id. */
const transferOf = (subject: string) => {
  const slash = subject.indexOf('/');
  return { provider: subject.slice(0, slash), externalId: subject.slice(slash + 1) };
};

const transferSubject = sql<string>`provider || '/' || external_id`;
const transferKind = sql<AlarmKind>`case state when 'rejected' then 'transfer-rejected' else 'transfer-waiting' end`;

/** Transfers that are not credited. */
const transfers: WaitingSource = {
  kinds: ['transfer-waiting', 'transfer-rejected'],
  async page(db, after) {
    const { rows } = await sql<Waiting>`
      select ${transferKind} as kind, ${transferSubject} as subject, jsonb_build_object('amount', amount) as detail,
             received_at::text as at, true as late
        from transfer_notices
       where state in ('unmatched', 'rejected') and ${isLate(sql`received_at`)} and received_at > ${after}::timestamptz
       order by received_at
       fetch first ${sql.lit(PAGE)} rows with ties`.execute(db);
    return rows;
  },
  async stillWaiting(db, alarms) {
    const asked = alarms.map(({ subject }) => transferOf(subject));
    const { rows } = await sql<OpenAlarm>`
      select ${transferKind} as kind, ${transferSubject} as subject
        from unnest(${asked.map(({ provider }) => provider)}::text[], ${asked.map(({ externalId }) => externalId)}::text[])
             as asked (asked_provider, asked_id)
        join transfer_notices on provider = asked_provider and external_id = asked_id
       where state in ('unmatched', 'rejected')`.execute(db);
    return rows;
  },
};

/**
 * Deliveries without a final answer. A distributed database stores them on other servers, so no statement reads alarms as well
 * (docs/citus.md). They are read by their next attempt, which has an index: one that moves on meanwhile is read again.
 */
const deliveries: WaitingSource = {
  kinds: ['delivery-stuck'],
  async page(db, after) {
    const { rows } = await sql<Waiting>`
      select 'delivery-stuck' as kind, delivery_id::text as subject, next_attempt_at::text as at, ${isLate(sql`created_at`)} as late,
             jsonb_build_object('playerId', player_id, 'transactionId', transaction_id, 'attempts', attempts) as detail
        from deliveries
       where state = 'pending' and next_attempt_at > ${after}::timestamptz
       order by next_attempt_at
       fetch first ${sql.lit(PAGE)} rows with ties`.execute(db);
    return rows;
  },
  async stillWaiting(db, alarms) {
    const numbered = alarms.filter(({ transactionId }) => transactionId !== null);
    // An alarm of the release before has no number of a transaction.
    const others = alarms.filter(({ transactionId }) => transactionId === null);
    const { rows } = await sql<OpenAlarm>`
      select 'delivery-stuck' as kind, delivery_id::text as subject
        from unnest(${numbered.map(({ playerId }) => playerId)}::bigint[], ${numbered.map(({ transactionId }) => transactionId)}::bigint[])
             as asked (player, number)
        join deliveries on player_id = player and transaction_id = number
       where state = 'pending'
      union all
      select 'delivery-stuck', delivery_id::text
        from unnest(${others.map(({ playerId }) => playerId)}::bigint[], ${others.map(({ subject }) => subject)}::text[]) as asked (player, id)
        join deliveries on player_id = player and delivery_id::text = id
       where state = 'pending'`.execute(db);
    return rows;
  },
};

/** Open claims. All share one alarm, since anybody can open one; it counts at most PAGE. */
const claims: WaitingSource = {
  kinds: ['claims-waiting'],
  async page(db) {
    const { rows } = await sql<Waiting>`
      select 'claims-waiting' as kind, 'claims' as subject, jsonb_build_object('count', count(*)) as detail,
             min(created_at)::text as at, ${isLate(sql`min(created_at)`)} as late
        from (select created_at from transfer_claims where state = 'open' order by created_at limit ${PAGE}) c
      having count(*) > 0`.execute(db);
    return rows;
  },
  async stillWaiting(db) {
    const { rows } = await sql<OpenAlarm>`
      select 'claims-waiting' as kind, 'claims' as subject
       where exists (select from transfer_claims where state = 'open')`.execute(db);
    return rows;
  },
};

export const waitingSources: readonly WaitingSource[] = [transfers, deliveries, claims];
