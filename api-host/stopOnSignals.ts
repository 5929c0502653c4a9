import type { Logger } from 'pino';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a stop that hangs. Longer than any step of a stop may take. */
const LAST_RESORT_MS = 30_000;

/** How often a host that npm has started looks for its parent. */
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
 * Runs `stop` once, at the first signal to end, and ends the process. npm runs a script in a shell that ends at SIGTERM without
 * handing it on, so a host that npm has started also stops when its parent is gone (OPS-2).
 */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stopOnce);
  if (process.env.npm_lifecycle_event !== undefined) watchParent(stopOnce);
}
