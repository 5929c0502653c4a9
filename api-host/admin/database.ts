import type { Pool } from 'pg';
import { readConfig, type Environment } from '../config';
import { assertEmbeddedExists, openEmbedded } from '../db/embedded';
import { openOperatorPool } from '../db/operatorPool';
import { kyselyOver } from '../db/pool';
import { readSchemaFiles } from '../db/schemaFiles';
import { whySchemaUnfit } from '../db/schemaState';
import { StartupError } from '../startupError';
import { Refusal, type Db } from './command';

/**
 * Runs `work` on the configured database: DATABASE_URL, or the embedded one in DATA_DIR, which is started for this if it is not
 * running, and stopped again afterwards. If `signal` aborts, neither `work` nor a running query is waited for, and the reason is thrown;
 * without a signal, `work` ends by itself.
 */
export async function withDatabase<Value>(
  env: Environment,
  work: (db: Db, url: string) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl === null) assertEmbeddedExists(dataDir);
  const embedded = databaseUrl === null ? await openEmbedded(dataDir) : null;
  let pool: Pool | undefined;
  const run = async (): Promise<Value> => {
    pool = await openOperatorPool(embedded?.url ?? databaseUrl ?? '').catch((error: unknown) => {
      throw error instanceof StartupError ? new Refusal(error.message) : error;
    });
    const unfit = await whySchemaUnfit(pool, readSchemaFiles());
    if (unfit) throw new Refusal(unfit);
    return work(kyselyOver(pool), pool.options.connectionString ?? '');
  };
  try {
    return await (signal ? untilAborted(signal, run) : run());
  } finally {
    const ended = pool?.end();
    if (!signal?.aborted) await ended;
    await embedded?.release();
  }
}

/** Runs `work`, but throws the signal's reason as soon as it aborts. */
export async function untilAborted<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work(), aborted]);
}
