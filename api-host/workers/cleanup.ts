import type { Deps, Worker } from '../deps';
import { accountEventsRepository } from '../repositories/accountEvents';
import { purgeClosedAlarms } from '../repositories/alarms';
import { purgeExpiredCredentials } from '../repositories/expiredCredentials';
import { knownBrowsersRepository } from '../repositories/knownBrowsers';
import { purgeExpiredMessages } from '../repositories/outbox';
import { purgeOldReports } from '../repositories/problemReports';
import { rateLimitsRepository } from '../repositories/rateLimits';
import { purgeOldKeys } from '../repositories/recharge';
import { sessionsRepository } from '../repositories/sessions';
import { resealTotpSecrets } from '../repositories/totpKeys';

const EVERY_MS = 10 * 60 * 1000;

/** Removes expired rows, and re-encrypts secrets of former keys. Any number of hosts may run it at once, and nothing depends on it. */
export function cleanupWorker({ db, log, keys }: Deps): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const sweep = async () => {
    try {
      await sessionsRepository(db).purgeExpired();
      await rateLimitsRepository(db).purgeOld();
      await purgeOldKeys(db);
      await purgeExpiredCredentials(db);
      await knownBrowsersRepository(db).purgeExpired();
      await accountEventsRepository(db).purgeOld();
      await purgeExpiredMessages(db);
      await purgeClosedAlarms(db);
      await purgeOldReports(db);
      await resealTotpSecrets(db, keys);
    } catch (error) {
      log.warn({ err: error }, 'cleanup failed; it will be retried');
    }
  };

  return {
    name: 'cleanup',
    start() {
      timer = setInterval(() => {
        running = sweep();
      }, EVERY_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
