interface Held {
  reject: (reason: unknown) => void;
}

const aborted = () => new DOMException('The lock request is aborted', 'AbortError');

/**
 * The part of navigator.locks that the portal uses, which jsdom lacks. Shared by all holders of the object, as by the tabs of one
 * browser.
 */
export function createFakeLocks() {
  let held: Held | null = null;
  const waiting: (() => void)[] = [];

  const next = () => {
    held = null;
    waiting.shift()?.();
  };

  const request = <Result>(
    _name: string,
    { steal = false, signal }: LockOptions,
    work: () => Promise<Result>,
  ): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const hold = () => {
        const mine: Held = { reject };
        held = mine;
        void work().then((result) => {
          resolve(result);
          if (held === mine) next();
        }, reject);
      };
      if (steal) {
        held?.reject(aborted());
        return hold();
      }
      if (signal?.aborted) return reject(aborted());
      if (!held) return hold();
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

/** Installs these locks in the browser, or none; returns a function that removes them again. */
export function setLocks(locks: ReturnType<typeof createFakeLocks> | undefined): () => void {
  if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
