interface Held {
  reject: (reason: unknown) => void;
}

/** Called with null if the lock is not available and `ifAvailable` is set. */
type Work<Result> = (lock: object | null) => Promise<Result> | Result;

const aborted = () => new DOMException('The lock request is aborted', 'AbortError');

function createLock() {
  let held: Held | null = null;
  const waiting: (() => void)[] = [];

  const next = () => {
    held = null;
    waiting.shift()?.();
  };

  const request = <Result>(
    { steal = false, ifAvailable = false, signal }: LockOptions,
    work: Work<Result>,
  ): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const hold = () => {
        const mine: Held = { reject };
        held = mine;
        const release = () => {
          if (held === mine) next();
        };
        void Promise.resolve(work({})).then(resolve, reject).finally(release);
      };
      if (steal) {
        held?.reject(aborted());
        return hold();
      }
      if (signal?.aborted) return reject(aborted());
      if (!held) return hold();
      if (ifAvailable) return void Promise.resolve(work(null)).then(resolve, reject);
      waiting.push(hold);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(hold);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(aborted());
      });
    });

  return { request, isHeld: () => held !== null };
}

/**
 * The part of navigator.locks that the portal uses, which jsdom lacks. Shared by all holders of the object, as by the tabs of one
 * browser.
 */
export function createFakeLocks() {
  const locks = new Map<string, ReturnType<typeof createLock>>();
  const named = (name: string) => {
    const lock = locks.get(name) ?? createLock();
    locks.set(name, lock);
    return lock;
  };
  return {
    request: <Result>(name: string, options: LockOptions, work: Work<Result>): Promise<Result> =>
      named(name).request(options, work),
    isHeld: () => [...locks.values()].some((lock) => lock.isHeld()),
  };
}

/** Installs these locks in the browser, or none; returns a function that removes them again. */
export function setLocks(locks: ReturnType<typeof createFakeLocks> | undefined): () => void {
  if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
