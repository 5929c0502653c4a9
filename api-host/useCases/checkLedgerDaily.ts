import type { Deps } from '../deps';
import { withUntimedConnection } from '../db/untimedConnection';
import { closeAlarmOf, raiseAlarm } from '../repositories/alarms';
import { claimJob, finishJob } from '../repositories/hostJobs';
import { checkLedger } from '../repositories/ledgerCheck';

const DAY_SECONDS = 24 * 60 * 60;
/** Far longer than a check takes. If a host dies during a check, another host can start one after this time. */
const LEASE_SECONDS = 60 * 60;

/**
 * Checks the ledger if no host has done so for a day (OPS-5). An inconsistent ledger raises an alarm, which closes automatically when a
 * later check finds nothing. Returns whether it checked.
 */
export async function checkLedgerDaily(
  { db, pool, log }: Pick<Deps, 'db' | 'pool' | 'log'>,
  signal: AbortSignal,
): Promise<boolean> {
  const limits = { everySeconds: DAY_SECONDS, leaseSeconds: LEASE_SECONDS };
  if (!(await claimJob(db, 'ledger-check', limits))) return false;
  const { sound, players, transactions, findings } = await withUntimedConnection(pool, signal, checkLedger);
  if (sound) {
    log.info({ players, transactions }, 'the ledger is sound');
    await closeAlarmOf(db, 'ledger-broken', 'ledger');
  } else {
    log.error({ findings }, 'the ledger is not sound');
    const rules = findings.map(({ rule }) => rule);
    await raiseAlarm(db, 'ledger-broken', 'ledger', { broken: findings.length, rules });
  }
  await finishJob(db, 'ledger-check', { sound, players, transactions, broken: findings.length });
  return true;
}
