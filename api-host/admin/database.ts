import { readConfig, type Environment } from '../config';
import { embeddedExists, openEmbedded } from '../db/embedded';
import { isMigrated } from '../db/migrate';
import { kyselyOver, openPool } from '../db/pool';
import { oneLine } from '../startupError';
import { Refusal, type Db } from './command';

/**
 * Works on the database of the settings: DATABASE_URL, or the embedded one of DATA_DIR, which is used if it
 * runs, and otherwise started and stopped again afterwards. `interrupted` receives a function that releases it if the process has to end early.
 */
export async function withDatabase<Value>(
  env: Environment,
  work: (db: Db, url: string) => Promise<Value>,
  interrupted: (letGo: () => Promise<void>) => void,
): Promise<Value> {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl === null && !embeddedExists(dataDir))
    throw new Refusal(
      `There is no database in ${dataDir} yet: start the portal once (npm start), or set DATA_DIR or DATABASE_URL.`,
    );
  const embedded = databaseUrl === null ? await openEmbedded(dataDir) : null;
  interrupted(async () => embedded?.release());
  const url = embedded?.url ?? databaseUrl ?? '';
  const pool = openPool({ connectionString: url, max: 2 });
  // A lost connection also fails the statement that runs on it, and that error is reported.
  pool.on('error', () => undefined);
  try {
    const answer = await pool.query('select 1').catch((error: unknown) => error);
    if (answer instanceof Error)
      throw new Refusal(
        `The database does not answer (${oneLine(answer)}): start it, or correct DATABASE_URL.`,
      );
    if (!(await isMigrated(pool).catch(() => false)))
      throw new Refusal(
        'The database has another schema than this version: start the host of this version once.',
      );
    return await work(kyselyOver(pool), url);
  } finally {
    await pool.end();
    await embedded?.release();
  }
}
