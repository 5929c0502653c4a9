import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Host } from './host';
import { watchParent } from './parentProcess';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A stop that hangs is ended after this time. Longer than a stop may take, not counting its drain period. */
const LAST_RESORT_MS = 30_000;

/** How long a hanging stop may take to release the database. With the time above less than ops/ allows a container or service. */
const RELEASE_MS = 5_000;

/** npm forwards the terminal's signal to a process that already received it. Such a copy arrives at once, a person's second one later. */
export const COPY_MS = 500;

/** Ends a process whose stop hangs, without leaving the embedded database running. */
async function lastResort(host: Host, log: Logger): Promise<void> {
  log.error('stopping takes too long: the host exits');
  await Promise.race([host.releaseDatabase().catch(() => undefined), pause(RELEASE_MS)]);
  process.exit(1);
}

/**
 * Stops the host once, at the first termination signal or when npm is gone (OPS-2), and ends the process; a second signal ends it at once.
 */
export function stopOnSignals(host: Host, log: Logger, drainMs: number): void {
  let stoppingSince: number | null = null;
  const stopOnce = () => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    setTimeout(() => void lastResort(host, log), LAST_RESORT_MS + drainMs).unref();
    host.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  const onSignal = () => {
    if (stoppingSince === null) return stopOnce();
    if (performance.now() - stoppingSince < COPY_MS) return;
    log.warn('second signal: the host exits immediately');
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  watchParent(stopOnce);
}
