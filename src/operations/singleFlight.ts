import { pause } from '../lib/pause';
import { safeStorage } from '../lib/safeStorage';
import { newId } from './newId';

/** Longer than the pause between two renewals even in a throttled background tab. */
const LEASE_MS = 10_000;
const RENEW_MS = 2000;
const RETRY_MS = 500;
/** Long enough for another tab's write to be seen. */
const SETTLE_MS = 50;

interface Lease {
  owner: string;
  until: number;
}

const readLease = (name: string): Lease | null => {
  const [owner, until] = (safeStorage.read(name) ?? '').split('|');
  const left = Number(until) - Date.now();
  // More is left only if the clock was ahead when the lease was stored.
  return owner && left > 0 && left <= LEASE_MS ? { owner, until: Number(until) } : null;
};

async function acquireLease(name: string, owner: string, waitMs: number): Promise<boolean> {
  const from = performance.now();
  for (;;) {
    const held = readLease(name);
    if (!held) {
      safeStorage.write(name, `${owner}|${Date.now() + LEASE_MS}`);
      await pause(SETTLE_MS);
      if (readLease(name)?.owner === owner) return true;
    }
    if (performance.now() - from >= waitMs) return false;
    await pause(RETRY_MS);
  }
}

async function withLease<Result>(
  name: string,
  waitMs: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const owner = newId();
  if (!(await acquireLease(name, owner, waitMs))) return null;
  // After a suspension longer than the lease, the lease may belong to another tab, which this tab must neither renew nor remove.
  const isOurs = () => (readLease(name)?.owner ?? owner) === owner;
  const renewal = setInterval(() => {
    if (isOurs()) safeStorage.write(name, `${owner}|${Date.now() + LEASE_MS}`);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if (isOurs()) safeStorage.remove(name);
  }
}

/**
 * Runs `work` in one tab of this browser at a time (GAME-8). Resolves with null if another tab is still running it after `waitMs`; one
 * that the phone has suspended may do so for hours. A reload or a crash releases the browser's locks at once, a lease in localStorage
 * after ten seconds.
 */
export async function singleFlight<Result>(
  name: string,
  { waitMs }: { waitMs: number },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const lease = () => withLease(`lock:${name}`, waitMs, work);
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return lease();
  const request = { answered: false };
  const waiting = new AbortController();
  const timer = waitMs > 0 ? setTimeout(() => waiting.abort(), waitMs) : undefined;
  try {
    return await locks.request(
      name,
      waitMs === 0 ? { ifAvailable: true } : { signal: waiting.signal },
      (lock) => {
        request.answered = true;
        clearTimeout(timer);
        return lock ? work() : null;
      },
    );
  } catch (error) {
    if (request.answered) throw error;
    if (waiting.signal.aborted) return null;
    // Browsers deny locks to pages whose storage they block (APP-7).
    return await lease();
  } finally {
    clearTimeout(timer);
  }
}
