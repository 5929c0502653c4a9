import type { Deps, Worker } from '../deps';

interface Polling {
  name: string;
  everyMs: number;
  /** One round; true when there may be more to do at once. A failed one is logged and tried again. */
  round: () => Promise<boolean>;
}

/** A worker that looks for work again and again, one round at a time. */
export function polling({ log }: Pick<Deps, 'log'>, { name, everyMs, round }: Polling): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function rounds(): Promise<void> {
    try {
      while ((await round()) && !stopped);
    } catch (error) {
      log.warn({ err: error, worker: name }, 'a worker will try again');
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
