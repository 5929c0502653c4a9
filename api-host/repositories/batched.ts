interface Waiting<Value> {
  key: Buffer;
  resolve: (value: Value | undefined) => void;
  reject: (reason: unknown) => void;
}

/**
 * Joins look-ups that are asked for at the same time into one query: those that came while earlier ones were on their way go
 * together. Nothing is kept: every look-up reads the database after it was asked for.
 * `load` answers rows in any order; `keyOf` tells which look-up a row is for.
 */
export function batched<Value>(
  load: (keys: Buffer[]) => Promise<Value[]>,
  keyOf: (value: Value) => Buffer,
  { parallel, size }: { parallel: number; size: number },
): (key: Buffer) => Promise<Value | undefined> {
  let waiting: Waiting<Value>[] = [];
  let running = 0;
  let planned = false;

  const plan = () => {
    if (planned || waiting.length === 0 || running >= parallel) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      void run();
    });
  };

  async function run(): Promise<void> {
    const batch = waiting.slice(0, size);
    waiting = waiting.slice(size);
    running += 1;
    plan();
    try {
      const rows = await load(batch.map(({ key }) => key));
      const byKey = new Map(rows.map((row) => [keyOf(row).toString('latin1'), row]));
      for (const { key, resolve } of batch) resolve(byKey.get(key.toString('latin1')));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      plan();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      plan();
    });
}
