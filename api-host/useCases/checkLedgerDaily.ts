import type { Deps } from '../deps';
import { withUntimedConnection } from '../db/untimedConnection';
import { DAY_SECONDS, HOUR_SECONDS } from '../domain/durations';
import { closeAlarmOf, raiseAlarm } from '../repositories/alarms';
import { claimJob, finishJob, renewClaim } from '../repositories/hostJobs';
import { checkLedger } from '../repositories/ledgerCheck';

/** If a host dies during a check, another host can start one after this time. A check that takes longer renews its claim. */
const LEASE_SECONDS = HOUR_SECONDS;
const RENEWALS_PER_LEASE = 4;

/**
 * Checks the ledger if no host has done so for a day (OPS-5). An inconsistent ledger raises an alarm, which closes automatically when a
 * later check finds nothing. Returns whether it checked.
 */
export async function checkLedgerDaily(
  { db, pool, log }: Pick<Deps, 'db' | 'pool' | 'log'>,
  signal: AbortSignal,
  leaseSeconds = LEASE_SECONDS,
): Promise<boolean> {
  if (!(await claimJob(db, 'ledger-check', { everySeconds: DAY_SECONDS, leaseSeconds }))) return false;
  const renewals = setInterval(
    () => {
      renewClaim(db, 'ledger-check', leaseSeconds).catch((error: unknown) => {
        log.warn({ err: error }, 'the claim of the ledger check could not be renewed; it will be retried');
      });
    },
    (leaseSeconds * 1000) / RENEWALS_PER_LEASE,
  );
  const report = withUntimedConnection(pool, signal, checkLedger).finally(() => clearInterval(renewals));
  const { sound, players, transactions, findings } = await report;
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
