import type { Deps } from '../deps';
import { liftStatementTimeout, withUntimedConnection } from '../db/untimedConnection';
import { reportEmail } from '../domain/dailyReport';
import { DAY_MS } from '../domain/durations';
import { vietnameseDate, vietnameseHour } from '../domain/vietnameseDay';
import { dailyReport, isOver } from '../repositories/dailyReport';
import { finishJob, jobState, lockJob } from '../repositories/hostJobs';
import { outboxRepository } from '../repositories/outbox';

/**
 * Sends yesterday's report once a day, from DAILY_REPORT_HOUR on, from one of the hosts (OPS-5). Days on which no host ran are skipped.
 * Returns whether it was sent.
 */
export async function sendDailyReport(
  { db, pool, keys, config, clock }: Pick<Deps, 'db' | 'pool' | 'keys' | 'config' | 'clock'>,
  signal: AbortSignal,
): Promise<boolean> {
  const now = clock();
  if (vietnameseHour(now) < config.dailyReportHour) return false;
  const date = vietnameseDate(new Date(now.getTime() - DAY_MS));
  const isSent = ({ result }: { result: Record<string, unknown> | null }): boolean =>
    typeof result?.date === 'string' && result.date >= date;
  if (isSent(await jobState(db, 'daily-report'))) return false;
  // This host's clock may be ahead. What happens in the rest of the day would be in no report.
  if (!(await isOver(db, date))) return false;
  const report = await withUntimedConnection(pool, signal, (reads) =>
    reads.transaction().execute(async (trx) => {
      await liftStatementTimeout(trx);
      return dailyReport(trx, date);
    }),
  );
  return db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, 'daily-report');
    if (!job || isSent(job)) return false;
    const outbox = outboxRepository(trx, keys);
    for (const to of config.alarmEmails) await outbox.add(reportEmail(config.portal.brand.name, to, report));
    await finishJob(trx, 'daily-report', { date });
    return true;
  });
}
