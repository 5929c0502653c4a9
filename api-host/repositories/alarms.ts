import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** What an operator must look into (table alarms). */
export type AlarmKind =
  | 'transfer-notice-forged'
  | 'transfer-notice-malformed'
  | 'transfer-notice-conflict'
  | 'transfer-rejected'
  | 'delivery-stuck'
  | 'message-stuck'
  | 'hotline-forged';

/**
 * Raises an alarm, at most one a minute for the same kind and subject, so that a flood of faults
 * does not fill the table. Two processes at the same instant may each raise one.
 */
export async function raiseAlarm(
  db: Kysely<Database>,
  kind: AlarmKind,
  subject: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await sql`
    insert into alarms (kind, detail)
    select ${kind}, ${JSON.stringify({ subject, ...detail })}::jsonb
     where not exists (
       select from alarms
        where kind = ${kind} and raised_at > now() - interval '1 minute' and detail ->> 'subject' = ${subject}
     )`.execute(db);
}
