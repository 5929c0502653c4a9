import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { buildApp } from './buildApp';
import type { Config } from './config';
import { openEmbedded } from './db/embedded';
import { isMigrated, migrate } from './db/migrate';
import { kyselyOver, openPool } from './db/pool';
import { readSchemaFiles, type SchemaFiles } from './db/schemaFiles';
import { seed } from './db/seed';
import type { Deps } from './deps';
import { assertPortFree, listen } from './listen';
import { StartupError, oneLine } from './startupError';

/** A running host. */
export interface Host {
  /** Where it can be reached: http://127.0.0.1:8080. */
  address: string;
  /** Where the embedded database keeps its data, if not in DATA_DIR. */
  dataElsewhere: string | null;
  /** Finishes running requests (10 s at most), then releases everything. */
  stop(): Promise<void>;
}

const FINISH_MS = 10_000;

/** Starts database, schema, seed, routes, port and workers, in this order, so that no request arrives before the host is ready. */
export async function startHost(config: Config, log: Logger): Promise<Host> {
  await assertPortFree(config);
  const schemaFiles = readSchemaFiles();
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir) : null;
  const pool = openPool({
    connectionString: embedded?.url ?? config.databaseUrl ?? '',
    max: config.poolSize,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    await prepareDatabase(pool, config, schemaFiles);
    let address = '';
    const deps: Deps = {
      config,
      db: kyselyOver(pool),
      pool,
      log,
      clock: () => new Date(),
      publicOrigin: () => config.publicUrl?.origin ?? address,
    };
    let stopping = false;
    const app = await buildApp(deps, async () =>
      stopping ? { ready: false, why: 'stopping' } : databaseReadiness(pool, schemaFiles),
    );
    address = await listen(app, config);
    for (const worker of app.workers) worker.start();

    return {
      address,
      dataElsewhere: embedded?.elsewhere ?? null,
      async stop() {
        stopping = true;
        await Promise.all([closeApp(app), ...app.workers.map((worker) => worker.stop())]);
        await pool.end();
        await embedded?.release();
      },
    };
  } catch (error) {
    await pool.end();
    await embedded?.release();
    throw error;
  }
}

async function prepareDatabase(pool: Pool, config: Config, schemaFiles: SchemaFiles): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartupError(
      `The database does not answer (${oneLine(error)}): start it, or correct DATABASE_URL.`,
    );
  }
  await migrate(pool, schemaFiles);
  if (config.sandbox) await seed(kyselyOver(pool));
}

async function databaseReadiness(
  pool: Pool,
  schemaFiles: SchemaFiles,
): Promise<{ ready: boolean; why?: string }> {
  try {
    return (await isMigrated(pool, schemaFiles))
      ? { ready: true }
      : { ready: false, why: 'the schema is not this version’s' };
  } catch {
    return { ready: false, why: 'the database does not answer' };
  }
}

/** Accepts no new requests and waits for the running ones. Those that take too long are cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  // A connection that is answering when the stop begins becomes idle later, and would be kept alive.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}
