import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { factsOf, type Alarm, type AlarmKind } from '../domain/alarms';
import { storable } from '../domain/storable';
import { purge } from './purge';

type Db = Kysely<Database>;

/** A detail may quote what another system has sent, and must not fail for it. */
const jsonOf = (detail: Record<string, unknown>): string =>
  JSON.stringify(detail, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));

const keyOf = (kind: AlarmKind, subject: string): string => `${kind} ${subject}`;

/**
 * Raises an alarm. At most one is open per kind and subject: raising it again increments its count, at most once a minute, so that a
 * flood of faults neither fills the table nor keeps writing one row. Both conditions are needed: the first avoids locking the row in a
 * flood, the second holds when several processes raise the alarm at once.
 */
export async function raiseAlarm(
  db: Db,
  kind: AlarmKind,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const key = keyOf(kind, subject);
  await sql`
    insert into alarms (kind, open_key, detail)
    select ${kind}, ${key}, ${jsonOf({ subject, ...detail })}::jsonb
     where not exists (
       select from alarms where open_key = ${key} and closed_at is null and last_at > now() - interval '1 minute'
     )
    on conflict (open_key) where closed_at is null
    do update set times = alarms.times + 1, last_at = now(), detail = excluded.detail
     where alarms.last_at <= now() - interval '1 minute'`.execute(db);
}

/** Closes an alarm whose cause is gone. */
export async function closeAlarmOf(db: Db, kind: AlarmKind, subject: string): Promise<void> {
  await db
    .updateTable('alarms')
    .set({ closed_at: sql<Date>`now()` })
    .where('open_key', '=', keyOf(kind, subject))
    .where('closed_at', 'is', null)
    .execute();
}

const alarms = (db: Db) =>
  db
    .selectFrom('alarms')
    .select(['id', 'kind', 'detail', 'times'])
    .select(['raised_at', 'last_at', 'closed_at', 'closed_by_operator', 'notified_at']);

type Row = Awaited<ReturnType<ReturnType<typeof alarms>['executeTakeFirstOrThrow']>>;

const alarmOf = ({ id, kind, detail, times, ...row }: Row): Alarm => ({
  id,
  kind,
  subject: typeof detail.subject === 'string' ? detail.subject : '',
  facts: factsOf(detail),
  times,
  raisedAt: row.raised_at,
  lastAt: row.last_at,
  closedAt: row.closed_at,
  closedByOperator: row.closed_by_operator,
});

/** Open alarms oldest first, or closed ones newest first. */
export async function listAlarms(db: Db, which: 'open' | 'closed', limit: number): Promise<Alarm[]> {
  const isOpen = which === 'open';
  const rows = await alarms(db)
    .where('closed_at', isOpen ? 'is' : 'is not', null)
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return rows.map(alarmOf);
}

/** How many alarms of each kind are open. */
export async function openAlarmCounts(db: Db): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('alarms')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .where('closed_at', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

export async function alarmById(db: Db, id: number): Promise<Alarm | undefined> {
  const row = await alarms(db).where('id', '=', id).executeTakeFirst();
  return row && alarmOf(row);
}

/** An operator closes an alarm as they saw it; false if it was closed or raised again since. */
export async function closeAlarm(db: Db, { id, times }: Pick<Alarm, 'id' | 'times'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alarms')
    .set({ closed_at: sql<Date>`now()`, closed_by_operator: true })
    .where('id', '=', id)
    .where('times', '=', times)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Alarms due for a notice: open ones that are new or were last notified of a day ago, and closed ones whose end was not reported yet. */
const isDue = sql<boolean>`(
  (closed_at is null and (notified_at is null or notified_at <= now() - interval '1 day'))
  or (closed_at is not null and notified_at is not null and close_notified_at is null))`;

/** Takes alarms that are due for a notice, in the caller's transaction, and returns how many more are due. */
export async function takeDueNotices(
  trx: Db,
  most: number,
): Promise<{ due: (Alarm & { notifiedBefore: boolean })[]; waiting: number }> {
  const { count } = await trx
    .selectFrom('alarms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isDue)
    .executeTakeFirstOrThrow();
  if (count === 0) return { due: [], waiting: 0 };
  // Reminders come last, so that they do not delay new alarms.
  const rows = await alarms(trx)
    .where(isDue)
    .orderBy(sql`notified_at is not null`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
  await sql`
    update alarms
       set notified_at = case when closed_at is null then now() else notified_at end,
           close_notified_at = case when closed_at is null then null else now() end
     where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  const due = rows.map((row) => ({ ...alarmOf(row), notifiedBefore: row.notified_at !== null }));
  return { due, waiting: count - rows.length };
}

/** Removes alarms that were closed half a year ago. */
export const purgeClosedAlarms = (db: Db): Promise<void> =>
  purge(db, 'alarms', ['id'], sql<boolean>`closed_at < now() - interval '180 days'`);
