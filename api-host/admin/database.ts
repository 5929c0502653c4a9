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
 * running, and stopped again afterwards. `interrupted` receives a function that releases it if the process has to end early.
 */
export async function withDatabase<Value>(
  env: Environment,
  work: (db: Db, url: string) => Promise<Value>,
  interrupted: (letGo: () => Promise<void>) => void,
): Promise<Value> {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl === null) assertEmbeddedExists(dataDir);
  const embedded = databaseUrl === null ? await openEmbedded(dataDir) : null;
  interrupted(async () => embedded?.release());
  let pool: Pool | undefined;
  try {
    pool = await openOperatorPool(embedded?.url ?? databaseUrl ?? '').catch((error: unknown) => {
      throw error instanceof StartupError ? new Refusal(error.message) : error;
    });
    const unfit = await whySchemaUnfit(pool, readSchemaFiles());
    if (unfit) throw new Refusal(unfit);
    return await work(kyselyOver(pool), pool.options.connectionString ?? '');
  } finally {
    await pool?.end();
    await embedded?.release();
  }
}
