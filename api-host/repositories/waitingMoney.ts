import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { PAGE, waitingSources, type OpenAlarm, type WaitingSource } from './waitingSources';

type Db = Kysely<Database>;

const keyOf = ({ kind, subject }: Pick<OpenAlarm, 'kind' | 'subject'>): string => `${kind} ${subject}`;

/** Raises the alarms of a source that are not open yet. */
async function raiseLate(db: Db, source: WaitingSource): Promise<void> {
  let after: string | undefined = '-infinity';
  while (after !== undefined) {
    const page = await source.page(db, after);
    const late = page.filter((row) => row.late);
    if (late.length > 0)
      await sql`
        insert into alarms (kind, open_key, detail)
        select w.kind, w.kind || ' ' || w.subject, w.detail || jsonb_build_object('subject', w.subject)
          from jsonb_to_recordset(${JSON.stringify(late)}::jsonb) as w (kind text, subject text, detail jsonb)
         where not exists (select from alarms a where a.open_key = w.kind || ' ' || w.subject and a.closed_at is null)
        on conflict (open_key) where closed_at is null do nothing`.execute(db);
    after = page.length < PAGE ? undefined : page.at(-1)?.at;
  }
}

/** Closes those of these alarms whose money is settled. */
async function closeSettled(db: Db, source: WaitingSource, alarms: readonly OpenAlarm[]): Promise<void> {
  const own = alarms.filter(({ kind }) => source.kinds.includes(kind));
  if (own.length === 0) return;
  const waiting = new Set((await source.stillWaiting(db, own)).map(keyOf));
  const settled = own.filter((alarm) => !waiting.has(keyOf(alarm))).map(({ id }) => id);
  if (settled.length > 0)
    await sql`
      update alarms set closed_at = now() where id = any(${settled}::bigint[]) and closed_at is null`.execute(
      db,
    );
}

/** At most PAGE open alarms about waiting money. */
async function openAlarms(db: Db, after: number): Promise<OpenAlarm[]> {
  const kinds = waitingSources.flatMap((source) => source.kinds);
  const { rows } = await sql<OpenAlarm>`
    select id, kind, detail ->> 'subject' as subject, (detail ->> 'playerId')::bigint as "playerId",
           (detail ->> 'transactionId')::bigint as "transactionId"
      from alarms
     where closed_at is null and kind = any(${kinds}::text[]) and id > ${after}
     order by id
     limit ${PAGE}`.execute(db);
  return rows;
}

/**
 * Raises an alarm for each transfer and delivery that waits too long, and closes those whose money is settled. Any number of hosts may
 * run it at once: at most one alarm is open for each. A source that cannot be read does not keep the others from being watched; the first
 * error is thrown.
 */
export async function watchWaitingMoney(db: Db): Promise<void> {
  const watched = await Promise.allSettled(waitingSources.map((source) => raiseLate(db, source)));
  let after: number | undefined = 0;
  while (after !== undefined) {
    const alarms: OpenAlarm[] = await openAlarms(db, after);
    watched.push(
      ...(await Promise.allSettled(waitingSources.map((source) => closeSettled(db, source, alarms)))),
    );
    after = alarms.length < PAGE ? undefined : alarms.at(-1)?.id;
  }
  const failed = watched.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
