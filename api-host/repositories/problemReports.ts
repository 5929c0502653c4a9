import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { ProblemReportPayload } from '@portal/contract';
import type { Database } from '../db/schema';
import { idUnlessDeleted } from './accounts';
import { purge } from './purge';

type Db = Kysely<Database>;

const KEPT_DAYS = 30;

/** Excludes letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = (): string => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A report as shown to operators, without its recording. */
export interface ProblemReport extends Pick<ProblemReportPayload, 'topic' | 'build' | 'page' | 'browser'> {
  code: string;
  playerId: number | null;
  keptAt: Date;
}

/** Stores a report, once however often it is sent, and returns its code. */
export async function keepReport(
  db: Db,
  { id, topic, build, page, browser, recording }: ProblemReportPayload,
  playerId: number | null,
): Promise<string> {
  const row = await db
    .insertInto('problem_reports')
    .values({
      ...{ id, topic, build, page, browser, player_id: idUnlessDeleted(playerId) },
      code: newCode(),
      recording: await promisify(gzip)(recording),
    })
    // A no-op update, so that an existing row returns its code.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returning('code')
    .executeTakeFirstOrThrow();
  return row.code;
}

const reports = (db: Db) =>
  db
    .selectFrom('problem_reports')
    .select(['code', 'player_id as playerId', 'kept_at as keptAt', 'topic', 'build', 'page', 'browser']);

/** The newest reports, newest first. */
export const newestReports = (db: Db, most: number): Promise<ProblemReport[]> =>
  reports(db).orderBy('kept_at', 'desc').limit(most).execute();

/** The report with this code (ignoring case), with its recording as JSON text. */
export async function reportByCode(
  db: Db,
  code: string,
): Promise<(ProblemReport & { recording: string }) | undefined> {
  const row = await reports(db).select('recording').where('code', '=', code.toUpperCase()).executeTakeFirst();
  return row && { ...row, recording: (await promisify(gunzip)(row.recording)).toString('utf8') };
}

/** Removes reports older than 30 days. */
export const purgeOldReports = (db: Db): Promise<void> =>
  purge(
    db,
    'problem_reports',
    ['id'],
    sql<boolean>`kept_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`,
  );
