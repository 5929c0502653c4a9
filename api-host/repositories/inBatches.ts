interface Waiting<In, Out> {
  item: In;
  resolve: (value: Out) => void;
  reject: (reason: unknown) => void;
}

/**
 * After this time (ms) a batch no longer counts as running, so that one whose connection hangs does not block the others (OPS-1). Well
 * above the duration of a batch.
 */
const PATIENCE_MS = 250;

/**
 * Combines simultaneous calls into one statement: items that arrive while earlier batches run are sent together. Nothing is cached or
 * delayed. At most `parallel` batches of up to `size` items run at a time, not counting those slower than PATIENCE_MS. `run` returns
 * its results in the order of its items; if it fails, every item fails with its error.
 */
export function inBatches<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  { parallel, size }: { parallel: number; size: number },
): (item: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let running = 0;
  let planned = false;

  const plan = () => {
    if (planned || waiting.length === 0 || running >= parallel) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      void next();
    });
  };

  async function next(): Promise<void> {
    const batch = waiting.slice(0, size);
    waiting = waiting.slice(size);
    running += 1;
    let counts = true;
    const stopCounting = () => {
      if (!counts) return;
      counts = false;
      running -= 1;
      plan();
    };
    const patience = setTimeout(stopCounting, PATIENCE_MS);
    plan();
    try {
      const values = await run(batch.map(({ item }) => item));
      if (values.length !== batch.length) throw new Error('a batch was answered in part');
      values.forEach((value, index) => batch[index]?.resolve(value));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(patience);
      stopCounting();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
