import { singleFlight } from '../../../src/operations/singleFlight';

describe('GAME-8: one tab at a time', () => {
  const later = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 200));

  it('without locks a lease in localStorage makes the second caller give up or wait', async () => {
    const first = singleFlight('t', { wait: false }, later);
    expect(await singleFlight('t', { wait: false }, later)).toBeNull();
    const waiting = singleFlight('t', { wait: true }, () => Promise.resolve('second'));
    expect(await first).toBe('done');
    expect(await waiting).toBe('second');
  });

  it('a tab suspended for longer than its lease neither renews nor ends the lease of the next tab', async () => {
    const suspended = singleFlight('v', { wait: false }, later);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const next = `next|${Date.now() + 10_000}`;
    window.localStorage.setItem('lock:v', next);
    expect(await suspended).toBe('done');
    expect(window.localStorage.getItem('lock:v')).toBe(next);
  });

  describe('with locks', () => {
    const lockBy = (request: LockManager['request']) => Object.assign(navigator, { locks: { request } });
    afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

    it('that the browser denies, as where storage is blocked, the lease counts', async () => {
      lockBy(() => Promise.reject(new DOMException('Denied in this context.', 'SecurityError')));
      const first = singleFlight('d', { wait: false }, later);
      expect(await singleFlight('d', { wait: false }, later)).toBeNull();
      expect(await first).toBe('done');
    });

    it('work that fails is not done again', async () => {
      lockBy(((_: string, __: object, callback: (lock: object) => unknown) =>
        Promise.resolve().then(() => callback({}))) as LockManager['request']);
      const work = jest.fn(() => Promise.reject(new Error('broken')));
      await expect(singleFlight('e', { wait: false }, work)).rejects.toThrow('broken');
      expect(work).toHaveBeenCalledTimes(1);
    });
  });

  it('a lease left behind by a closed tab expires', async () => {
    window.localStorage.setItem('lock:u', `gone|${Date.now() - 1}`);
    expect(await singleFlight('u', { wait: false }, later)).toBe('done');
  });

  it('a lease that ends later than any can, stored while the clock was ahead, does not lock the player out', async () => {
    window.localStorage.setItem('lock:w', `gone|${Date.now() + 86_400_000}`);
    expect(await singleFlight('w', { wait: false }, later)).toBe('done');
  });
});
