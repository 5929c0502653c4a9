import { inBatches } from '../../../api-host/repositories/inBatches';

describe('inBatches', () => {
  it('joins concurrent calls into batches of limited size, and returns each its own result', async () => {
    const batches: number[][] = [];
    const double = inBatches(
      async (items: number[]) => {
        batches.push(items);
        await new Promise(setImmediate);
        return items.map((item) => item * 2);
      },
      { parallel: 1, size: 3 },
    );
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('OPS-1: is delayed only briefly by a batch that hangs', async () => {
    const slow = inBatches(
      (items: string[]) =>
        items.includes('lost') ? new Promise<string[]>(() => undefined) : Promise.resolve(items),
      { parallel: 1, size: 1 },
    );
    void slow('lost');
    expect(await Promise.all(['one', 'two'].map(slow))).toEqual(['one', 'two']);
  });

  it('rejects only the calls of the batch that failed, and continues', async () => {
    const picky = inBatches(
      (items: string[]) => (items.includes('bad') ? Promise.reject(new Error('no')) : Promise.resolve(items)),
      { parallel: 1, size: 2 },
    );
    const settled = await Promise.allSettled(['bad', 'near', 'far'].map(picky));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await picky('later')).toBe('later');
  });

  it('rejects a batch with missing results', async () => {
    const short = inBatches(() => Promise.resolve<string[]>([]), { parallel: 1, size: 2 });
    await expect(short('anything')).rejects.toThrow('in part');
  });
});
