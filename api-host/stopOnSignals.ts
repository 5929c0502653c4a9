import type { Logger } from 'pino';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A stop that hangs is ended after this time. Longer than a stop may take, not counting its drain period. */
const LAST_RESORT_MS = 30_000;

/** npm forwards the terminal's signal to a host that already received it. Such a copy arrives at once, a person's second one later. */
const COPY_MS = 500;

/** How often a host started by npm checks for its parent. */
const LOOK_MS = 250;

/** Runs `onGone` once the parent process has ended. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS).unref();
}

/**
 * Runs `stop` once, at the first termination signal, and ends the process; a second signal ends it at once. npm runs a script in a shell
 * that ends at SIGTERM without forwarding it, so a host started by npm also stops when its parent is gone (OPS-2).
 */
export function stopOnSignals(stop: () => Promise<void>, log: Logger, drainMs: number): void {
  let stoppingSince: number | null = null;
  const stopOnce = () => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), LAST_RESORT_MS + drainMs).unref();
    stop().then(
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
  if (process.env.npm_lifecycle_event !== undefined) watchParent(stopOnce);
}
