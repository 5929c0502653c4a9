import { deferred } from '../../support/deferred';
import { createFakeLocks, setLocks } from '../../support/fakeLocks';
import { singleFlight } from '../../../src/operations/singleFlight';

describe('GAME-8: one tab at a time', () => {
  const later = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 200));

  it('without locks a lease in localStorage makes the second caller give up or wait', async () => {
    const first = singleFlight('t', { waitMs: 0 }, later);
    expect(await singleFlight('t', { waitMs: 0 }, later)).toBeNull();
    const waiting = singleFlight('t', { waitMs: 60_000 }, () => Promise.resolve('second'));
    expect(await first).toBe('done');
    expect(await waiting).toBe('second');
  });

  it('a tab suspended for longer than its lease neither renews nor ends the lease of the next tab', async () => {
    const suspended = singleFlight('v', { waitMs: 0 }, later);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = `next|${Date.now() + 10_000}`;
    window.localStorage.setItem('lock:v', next);
    expect(await suspended).toBe('done');
    expect(window.localStorage.getItem('lock:v')).toBe(next);
  });

  it('a caller that waits gives up if the lease is renewed for longer', async () => {
    const ended = deferred();
    const first = singleFlight('x', { waitMs: 0 }, () => ended.promise);
    expect(await singleFlight('x', { waitMs: 20 }, later)).toBeNull();
    ended.resolve();
    await first;
  });

  describe('with locks', () => {
    const lockBy = (request: LockManager['request']) => Object.assign(navigator, { locks: { request } });
    afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

    it('that the browser denies, as where storage is blocked, the lease counts', async () => {
      lockBy(() => Promise.reject(new DOMException('Denied in this context.', 'SecurityError')));
      const first = singleFlight('d', { waitMs: 0 }, later);
      expect(await singleFlight('d', { waitMs: 0 }, later)).toBeNull();
      expect(await first).toBe('done');
    });

    it('a caller that waits gives up if another tab is suspended while it holds the lock', async () => {
      const restore = setLocks(createFakeLocks());
      const resumed = deferred();
      const suspended = singleFlight('f', { waitMs: 0 }, () => resumed.promise);
      expect(await singleFlight('f', { waitMs: 20 }, later)).toBeNull();
      const next = singleFlight('f', { waitMs: 60_000 }, later);
      resumed.resolve();
      await suspended;
      expect(await next).toBe('done');
      restore();
    });

    it('work that fails is not done again', async () => {
      lockBy(((_: string, __: object, callback: (lock: object) => unknown) =>
        Promise.resolve().then(() => callback({}))) as LockManager['request']);
      const work = jest.fn(() => Promise.reject(new Error('broken')));
      await expect(singleFlight('e', { waitMs: 0 }, work)).rejects.toThrow('broken');
      expect(work).toHaveBeenCalledTimes(1);
    });
  });

  it('a lease left behind by a closed tab expires', async () => {
    window.localStorage.setItem('lock:u', `gone|${Date.now() - 1}`);
    expect(await singleFlight('u', { waitMs: 0 }, later)).toBe('done');
  });

  it('a lease that ends later than any can, stored while the clock was ahead, does not lock the player out', async () => {
    window.localStorage.setItem('lock:w', `gone|${Date.now() + 86_400_000}`);
    expect(await singleFlight('w', { waitMs: 0 }, later)).toBe('done');
  });
});
