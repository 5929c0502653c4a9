import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { DailyReport } from '../domain/dailyReport';
import { boundsOfDay } from '../domain/vietnameseDay';
import { openAlarmCounts } from './alarms';
import { jobState } from './hostJobs';

interface Numbers {
  waitingCount: number;
  waitingVnd: number;
  waitingSince: Date | null;
  openClaims: number;
  kpIn: number;
  kpSpent: number;
  delivered: number;
  refused: number;
  pending: number;
  newAccounts: number;
}

/** Whether a day in Vietnam is over by the database's clock, which dates all money. */
export async function isOver(db: Kysely<Database>, date: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select now() >= ${boundsOfDay(date).until} as over`.execute(
    db,
  );
  return rows[0]?.over === true;
}

/** Figures of a day in Vietnam ('2026-11-21') and of pending work now. It reads whole tables: use a connection that may run that long. */
export async function dailyReport(db: Kysely<Database>, date: string): Promise<DailyReport> {
  const { from, until } = boundsOfDay(date);
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`;
  const { rows: credited } = await sql<{ method: string; count: number; vnd: number }>`
    select provider as method, count(*) as count, sum(amount)::bigint as vnd
      from transfer_notices where state = 'credited' and ${within('settled_at')}
     group by provider order by provider`.execute(db);
  // Money is read first, since a distributed database stores it on other servers (docs/citus.md).
  const { rows } = await sql<Numbers>`
    with m as materialized (
           select coalesce(sum(value) filter (where type in ('credit.recharge', 'credit.bonus') and parent_id is not null), 0)::bigint as "kpIn",
                  coalesce(sum(value) filter (where type = 'credit.pay' and status <> 'failed'), 0)::bigint as "kpSpent"
             from transactions where ${within('created_at')}
         ), d as materialized (
           select count(*) filter (where state = 'delivered') as delivered, count(*) filter (where state = 'refused') as refused,
                  count(*) filter (where state = 'pending') as pending
             from deliveries where ${within('created_at')}
         )
    select w.*, m.*, d.*, (select count(*) from players where ${within('joined_at')}) as "newAccounts",
           (select count(*) from transfer_claims where state = 'open') as "openClaims"
      from (
        select count(*) as "waitingCount", coalesce(sum(amount), 0)::bigint as "waitingVnd", min(received_at) as "waitingSince"
          from transfer_notices where state <> 'credited' and state in ('unmatched', 'rejected')
      ) w, m, d`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('the counts gave no row');
  const { waitingCount, waitingVnd, waitingSince, delivered, refused, pending, ...others } = numbers;
  const check = await jobState(db, 'ledger-check');
  return {
    date,
    credited,
    waiting: { count: waitingCount, vnd: waitingVnd, since: waitingSince },
    deliveries: { delivered, refused, pending },
    ...others,
    alarms: await openAlarmCounts(db),
    ledgerCheck: check.doneAt && { at: check.doneAt, sound: check.result?.sound === true },
  };
}
