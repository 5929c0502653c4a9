import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The maximum number of rows counted, so that the query stays fast in any backlog: this count means "at least". */
export const COUNTED = 10_000;

/** Pending work in the database, for /metrics (OPS-5). Ages and times in seconds; null: there is none. */
export interface BacklogMetrics {
  outbox: { channel: string; count: number; oldest: number }[];
  deliveries: { upToMinute: number; upToTenMinutes: number; older: number; oldest: number | null };
  transfers: { count: number; vnd: number; oldest: number | null };
  claims: { count: number; oldest: number | null };
  alarms: { kind: string; count: number }[];
  /** null: never run. `at`: seconds since 1970. */
  ledgerCheck: { at: number; sound: boolean } | null;
}

const age = (column: string) => sql`extract(epoch from now() - ${sql.ref(column)})::float8`;

/**
 * Reads all of them in one statement; each part uses an index of waiting rows, and at most COUNTED of them. A distributed database stores
 * deliveries elsewhere, so they are read first (docs/citus.md).
 */
export async function readBacklogMetrics(db: Kysely<Database>): Promise<BacklogMetrics> {
  const { rows } = await sql<BacklogMetrics>`
    with o as (select channel, created_at from outbox where state = 'waiting' limit ${COUNTED}),
         d as materialized (select ${age('created_at')} as age from deliveries where state = 'pending' order by next_attempt_at limit ${COUNTED}),
         t as (
           select amount, ${age('received_at')} as age from transfer_notices
            where state <> 'credited' and state in ('unmatched', 'rejected') order by received_at limit ${COUNTED}
         ),
         c as (select ${age('created_at')} as age from transfer_claims where state = 'open' order by created_at limit ${COUNTED}),
         a as (select kind from alarms where closed_at is null limit ${COUNTED})
    select (select coalesce(json_agg(g), '[]') from (
             select channel, count(*) as count, max(${age('created_at')}) as oldest from o group by channel) g) as outbox,
           (select json_build_object('upToMinute', count(*) filter (where age < 60),
                   'upToTenMinutes', count(*) filter (where age >= 60 and age < 600),
                   'older', count(*) filter (where age >= 600), 'oldest', max(age)) from d) as deliveries,
           (select json_build_object('count', count(*), 'vnd', coalesce(sum(amount), 0), 'oldest', max(age)) from t) as transfers,
           (select json_build_object('count', count(*), 'oldest', max(age)) from c) as claims,
           (select coalesce(json_agg(g), '[]') from (select kind, count(*) as count from a group by kind) g) as alarms,
           (select json_build_object('at', extract(epoch from done_at)::float8, 'sound', result -> 'sound')
              from host_jobs where name = 'ledger-check' and done_at is not null) as "ledgerCheck"`.execute(
    db,
  );
  const [metrics] = rows;
  if (!metrics) throw new Error('the metrics gave no row');
  return metrics;
}
