import { Abandoned, limitConcurrency, Overloaded } from '../../../api-host/domain/concurrencyLimit';
import { deferred } from '../../support/deferred';

const wanted = { isWanted: () => true };

describe('limitConcurrency', () => {
  it('SAFE-8: runs a limited number at a time, the others in the order of their arrival', async () => {
    const run = limitConcurrency({ running: 2, waiting: 10 });
    const gates = Array.from({ length: 5 }, () => deferred());
    const started: number[] = [];
    const all = gates.map((gate, at) =>
      run(async () => {
        started.push(at);
        await gate.promise;
        return at;
      }, wanted),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('SAFE-8: refuses a call at once when the queue is full, and accepts calls again when there is room', async () => {
    const run = limitConcurrency({ running: 1, waiting: 1 });
    const gate = deferred();
    const running = run(() => gate.promise, wanted);
    const waiting = run(() => Promise.resolve('waited'), wanted);
    await expect(run(() => Promise.resolve('never'), wanted)).rejects.toThrow(Overloaded);
    gate.resolve();
    await running;
    expect(await waiting).toBe('waited');
    expect(await run(() => Promise.resolve('later'), wanted)).toBe('later');
  });

  it('SAFE-8: does no work for a caller who has disconnected, and gives its place to another', async () => {
    const run = limitConcurrency({ running: 1, waiting: 2 });
    const gate = deferred();
    const running = run(() => gate.promise, wanted);
    let there = true;
    const work = jest.fn(() => Promise.resolve('hashed'));
    const gone = [run(work, { isWanted: () => there }), run(work, { isWanted: () => there })];
    const refused = gone.map((promise) => expect(promise).rejects.toThrow(Abandoned));
    there = false;
    // The queue holds only callers that have disconnected, so this one takes the place of one of them.
    const honest = run(() => Promise.resolve('honest'), wanted);
    gate.resolve();
    await Promise.all([running, ...refused]);
    expect(await honest).toBe('honest');
    expect(work).not.toHaveBeenCalled();
  });

  it('SAFE-7: reserves half of the queue for calls that do not yield', async () => {
    const run = limitConcurrency({ running: 1, waiting: 4 });
    const gate = deferred();
    const yielding = { ...wanted, yields: true };
    const first = [
      run(() => gate.promise, wanted),
      run(() => gate.promise, yielding),
      run(() => gate.promise, yielding),
    ];
    await expect(run(() => gate.promise, yielding)).rejects.toThrow(Overloaded);
    const others = [run(() => gate.promise, wanted), run(() => gate.promise, wanted)];
    await expect(run(() => gate.promise, wanted)).rejects.toThrow(Overloaded);
    gate.resolve();
    await Promise.all([...first, ...others]);
  });

  it('continues after work that failed', async () => {
    const run = limitConcurrency({ running: 1, waiting: 1 });
    const failing = run(() => Promise.reject(new Error('no')), wanted);
    const next = run(() => Promise.resolve('next'), wanted);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
