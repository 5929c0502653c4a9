import type { Deps, Worker } from '../deps';

interface Polling {
  name: string;
  everyMs: number;
  /** One round. Returns true if more work may be due at once. A failed round is logged and repeated later. */
  round: () => Promise<boolean>;
}

/** A worker that polls for work, one round at a time. */
export function polling({ log }: Pick<Deps, 'log'>, { name, everyMs, round }: Polling): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let failing = false;

  async function rounds(): Promise<void> {
    try {
      while ((await round()) && !stopped);
      if (failing) log.info({ worker: name }, 'a worker has recovered');
      failing = false;
    } catch (error) {
      // While the database is down every round fails, several times a second: only the first failure is a warning.
      log[failing ? 'debug' : 'warn']({ err: error, worker: name }, 'a worker failed; it will be retried');
      failing = true;
    }
  }

  function plan(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = rounds().finally(plan);
    }, everyMs);
    timer.unref();
  }

  return {
    name,
    start: plan,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
