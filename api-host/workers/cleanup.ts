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

/**
 * Removes expired rows, and re-encrypts secrets of former keys. A step that fails, for example at a time limit, does not stop the
 * others. Any number of hosts may run it at once, and nothing depends on it except the removal of a former key (docs/operating.md).
 */
export function cleanupWorker({ db, log, keys }: Deps): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function reseal(): Promise<void> {
    const players = await resealTotpSecrets(db, keys);
    if (players.length > 0)
      log.error({ players }, 'second factors cannot be opened with their key: they were not re-encrypted');
  }

  // Re-encryption first: an operator waits for it before removing a key.
  const steps: Record<string, () => Promise<void>> = {
    reseal,
    sessions: () => sessionsRepository(db).purgeExpired(),
    rateLimits: () => rateLimitsRepository(db).purgeOld(),
    idempotencyKeys: () => purgeOldKeys(db),
    credentials: () => purgeExpiredCredentials(db),
    knownBrowsers: () => knownBrowsersRepository(db).purgeExpired(),
    accountEvents: () => accountEventsRepository(db).purgeOld(),
    messages: () => purgeExpiredMessages(db),
    alarms: () => purgeClosedAlarms(db),
    problemReports: () => purgeOldReports(db),
  };

  async function sweep(): Promise<void> {
    for (const [step, run] of Object.entries(steps)) {
      if (stopped) return;
      try {
        await run();
      } catch (error) {
        log.warn({ err: error, step }, 'a step of the cleanup failed; it will be retried');
      }
    }
  }

  return {
    name: 'cleanup',
    start() {
      timer = setInterval(() => {
        running = sweep();
      }, EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
