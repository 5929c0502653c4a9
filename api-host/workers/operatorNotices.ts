import type { Deps, Worker } from '../deps';
import { watchWaitingMoney } from '../repositories/waitingMoney';
import { checkLedgerDaily } from '../useCases/checkLedgerDaily';
import { notifyOfAlarms } from '../useCases/notifyOfAlarms';
import { sendDailyReport } from '../useCases/sendDailyReport';
import { polling } from './polling';

const WATCH_EVERY_MS = 5_000;
const NOTIFY_EVERY_MS = 5_000;
const DAILY_EVERY_MS = 60_000;

/** A worker whose long reads are aborted when the host stops. */
function daily(deps: Deps, name: string, work: (signal: AbortSignal) => Promise<boolean>): Worker {
  const stopping = new AbortController();
  const worker = polling(deps, {
    name,
    everyMs: DAILY_EVERY_MS,
    async round() {
      await work(stopping.signal);
      return false;
    },
  });
  return {
    ...worker,
    stop() {
      stopping.abort();
      return worker.stop();
    },
  };
}

/** Workers that notify operators of what needs a person (OPS-5). Any number of hosts may run them: the database serialises each job. */
export function operatorNoticeWorkers(deps: Deps): Worker[] {
  const { alarmEmails, alarmWebhook } = deps.config;
  const watch = polling(deps, {
    name: 'waitingMoney',
    everyMs: WATCH_EVERY_MS,
    async round() {
      await watchWaitingMoney(deps.db);
      return false;
    },
  });
  const notify = polling(deps, {
    name: 'alarmNotices',
    everyMs: NOTIFY_EVERY_MS,
    async round() {
      await notifyOfAlarms(deps);
      return false;
    },
  });
  return [
    watch,
    daily(deps, 'ledgerCheck', (signal) => checkLedgerDaily(deps, signal)),
    ...(alarmEmails.length > 0 || alarmWebhook ? [notify] : []),
    ...(alarmEmails.length > 0
      ? [daily(deps, 'dailyReport', (signal) => sendDailyReport(deps, signal))]
      : []),
  ];
}
