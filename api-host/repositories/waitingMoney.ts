import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** How long money may wait before an alarm is raised (OPS-5). */
export const WAITS_TOO_LONG_MINUTES = 10;

/** The maximum number of alarms raised at a time. */
const BATCH = 500;

/**
 * Waiting money as kind, subject, detail and start of the wait: transfers that are not credited, deliveries without a final answer, and
 * open claims. All claims share one alarm, since anybody can open one. Deliveries are read by themselves, since a distributed database stores them on other
 * servers (docs/citus.md).
 */
const waitingMoney = sql`d as materialized (
  select 'delivery-stuck' as kind, delivery_id::text as subject,
         jsonb_build_object('playerId', player_id, 'attempts', attempts) as detail, created_at as since
    from deliveries
   where state = 'pending'
), w as materialized (
  select case state when 'rejected' then 'transfer-rejected' else 'transfer-waiting' end as kind,
         provider || '/' || external_id as subject, jsonb_build_object('amount', amount) as detail, received_at as since
    from transfer_notices
   where state <> 'credited' and state in ('unmatched', 'rejected')
  union all
  select kind, subject, detail, since from d
  union all
  select 'claims-waiting', 'claims', jsonb_build_object('count', count(*)), min(created_at)
    from transfer_claims
   where state = 'open'
  having count(*) > 0)`;

/**
 * Raises an alarm for each transfer and delivery that waits too long, and closes those whose money is settled. Any number of hosts may
 * run it at once: at most one alarm is open for each.
 */
export async function watchWaitingMoney(db: Kysely<Database>): Promise<void> {
  await sql`
    with ${waitingMoney}
    insert into alarms (kind, open_key, detail)
    select w.kind, w.kind || ' ' || w.subject, w.detail || jsonb_build_object('subject', w.subject)
      from w
     where w.since <= now() - make_interval(mins => ${WAITS_TOO_LONG_MINUTES})
       and not exists (select from alarms a where a.open_key = w.kind || ' ' || w.subject and a.closed_at is null)
     order by w.since
     limit ${BATCH}
    on conflict (open_key) where closed_at is null do nothing`.execute(db);
  await sql`
    with ${waitingMoney}
    update alarms a
       set closed_at = now()
     where a.closed_at is null
       and a.kind in ('transfer-waiting', 'transfer-rejected', 'delivery-stuck', 'claims-waiting')
       and not exists (
         select from w where w.kind = a.kind and w.subject = a.detail ->> 'subject'
       )`.execute(db);
}
