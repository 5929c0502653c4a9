import type { Deps } from '../deps';
import { alarmCall, alarmEmail, type NotifiedAlarm } from '../domain/alarmNotice';
import { takeDueNotices } from '../repositories/alarms';
import { finishJob, lockJob } from '../repositories/hostJobs';
import { outboxRepository } from '../repositories/outbox';

/** A flood of alarms is few messages: the next one waits for this long after the last. */
export const NOTICES_EVERY_SECONDS = 5 * 60;

/** The most alarms in one message. */
const AT_ONCE = 100;

/**
 * Notifies operators of alarms that are new, that are open for another day, and that were closed (OPS-5). The messages go into the
 * outbox in the transaction that marks the alarms, which only one host has at a time: each is written once, and then sent as any other.
 */
export async function notifyOfAlarms({
  db,
  keys,
  config: { alarmEmails, alarmWebhook },
  clock,
}: Pick<Deps, 'db' | 'keys' | 'config' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, 'alarm-notices');
    if (!job || (job.secondsAgo !== null && job.secondsAgo < NOTICES_EVERY_SECONDS)) return;
    const { due, waiting } = await takeDueNotices(trx, AT_ONCE);
    if (due.length === 0) return;
    const alarms = due.map(({ notifiedBefore, ...alarm }): NotifiedAlarm => {
      const event = alarm.closedAt !== null ? 'closed' : notifiedBefore ? 'reminded' : 'raised';
      return { ...alarm, event };
    });
    const outbox = outboxRepository(trx, keys);
    for (const to of alarmEmails) await outbox.add(alarmEmail(to, alarms, { waiting, now: clock() }));
    if (alarmWebhook) await outbox.add(alarmCall(alarms));
    await finishJob(trx, 'alarm-notices', { alarms: alarms.length });
  });
}
