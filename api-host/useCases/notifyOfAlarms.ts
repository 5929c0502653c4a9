import type { Deps } from '../deps';
import { alarmCall, alarmEmail, type NotifiedAlarm } from '../domain/alarmNotice';
import { takeDueNotices } from '../repositories/alarms';
import { finishJob, lockJob } from '../repositories/hostJobs';
import { outboxRepository } from '../repositories/outbox';

/** The least time between two messages, so that a flood of alarms causes few of them. */
export const NOTICES_EVERY_SECONDS = 5 * 60;

/** The most alarms in one message. */
const AT_ONCE = 100;

/**
 * Notifies operators of new alarms, of alarms that are still open a day later, and of closed ones (OPS-5). The messages are added to the
 * outbox in the transaction that marks the alarms. Only one host runs it at a time, so each message is written once.
 */
export async function notifyOfAlarms({
  db,
  keys,
  config: { alarmEmails, alarmWebhook, portal },
  clock,
}: Pick<Deps, 'db' | 'keys' | 'config' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, 'alarm-notices');
    // In the future: the database's clock was set back. Alarms must not wait for as long.
    const isRecent = job?.secondsAgo != null && job.secondsAgo >= 0 && job.secondsAgo < NOTICES_EVERY_SECONDS;
    if (!job || isRecent) return;
    const { due, waiting } = await takeDueNotices(trx, AT_ONCE);
    if (due.length === 0) return;
    const alarms = due.map(({ notifiedBefore, ...alarm }): NotifiedAlarm => {
      const event = alarm.closedAt !== null ? 'closed' : notifiedBefore ? 'reminded' : 'raised';
      return { ...alarm, event };
    });
    const outbox = outboxRepository(trx, keys);
    const facts = { portal: portal.brand.name, waiting, now: clock() };
    for (const to of alarmEmails) await outbox.add(alarmEmail(to, alarms, facts));
    if (alarmWebhook) await outbox.add(alarmCall(alarms));
    await finishJob(trx, 'alarm-notices', { alarms: alarms.length });
  });
}
