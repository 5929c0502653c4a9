import type { Logger } from 'pino';
import { assertTakesWrites, chooseAddress } from './addresses';

const LOOK_EVERY_MS = 1_000;

export interface AddressWatch {
  stop(): Promise<void>;
}

/**
 * Checks every second whether the current address still takes writes, and otherwise switches to another one that does: after a failover
 * a host continues with the new primary within a few seconds (OPS-3). While none takes writes, the current address is kept.
 */
export function watchAddresses(
  addresses: readonly [string, ...string[]],
  inUse: string,
  onMove: (address: string) => void,
  log: Pick<Logger, 'warn'>,
): AddressWatch {
  let current = inUse;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      return await assertTakesWrites(current);
    } catch {
      // Queries report the lost connection; here it is only a reason to look for another address.
    }
    const found = await chooseAddress(addresses).catch(() => current);
    if (found === current || stopped) return;
    log.warn({ from: new URL(current).host, to: new URL(found).host }, 'the database is at another address');
    current = found;
    onMove(found);
  }

  function plan(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look().finally(plan);
    }, LOOK_EVERY_MS).unref();
  }

  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
