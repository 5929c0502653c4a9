import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './buildApp';
import type { Config } from './config';
import { openEmbedded } from './db/embedded';
import type { ServerEvent } from './db/embedded/serverWatch';
import { migrate } from './db/migrate';
import { kyselyOver, openPool, timesOf } from './db/pool';
import { databaseReadiness } from './db/readiness';
import { readSchemaFiles, type SchemaFiles } from './db/schemaFiles';
import { seed } from './db/seed';
import type { Deps } from './deps';
import { readPlaces, type PlaceOf } from './domain/addressPlaces';
import { openKeys } from './keys';
import { assertPortFree, listen } from './listen';
import { sessionLookup } from './repositories/sessionLookup';
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
  const embedded =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir, { onServer: (event) => logServerEvent(log, event) })
      : null;
  const connectionString = embedded?.url ?? config.databaseUrl ?? '';
  const pool = openPool({ connectionString, max: config.poolSize, ...timesOf(config.databaseTimes) });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    const keys = openKeys(config);
    await prepareDatabase(connectionString, config, schemaFiles);
    let address = '';
    const deps: Deps = {
      config,
      db: kyselyOver(pool),
      pool,
      findSession: sessionLookup(pool),
      log,
      keys,
      clock: () => new Date(),
      placeOf: placesOf(config),
      publicOrigin: () => config.publicUrl?.origin ?? address,
    };
    let stopping = false;
    const databaseReady = databaseReadiness({ pool, findSession: deps.findSession, schemaFiles });
    const app = await buildApp(deps, async () =>
      stopping ? { ready: false, why: 'stopping' } : databaseReady(),
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

function placesOf({ addressPlaces }: Config): PlaceOf {
  if (addressPlaces === null) return () => null;
  let text: string;
  try {
    text = readFileSync(addressPlaces, 'utf8');
  } catch (error) {
    throw new StartupError(`ADDRESS_PLACES cannot be read (${oneLine(error)}).`);
  }
  return readPlaces(text, addressPlaces);
}

function logServerEvent(log: Logger, event: ServerEvent): void {
  if (event.kind === 'back') log.info('the embedded database serves again');
  else if (event.kind === 'gone') log.error('the embedded database has gone; it is started again');
  else log.error({ err: event.error }, 'the embedded database does not start; it will be tried again');
}

/** Schema and seed, on connections of their own: these statements may take as long as they need. */
async function prepareDatabase(
  connectionString: string,
  config: Config,
  schemaFiles: SchemaFiles,
): Promise<void> {
  const pool = openPool({ connectionString, max: 2 });
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw new StartupError(
        `The database does not answer (${oneLine(error)}): start it, or correct DATABASE_URL.`,
      );
    });
    await migrate(pool, schemaFiles);
    if (config.sandbox) await seed(kyselyOver(pool));
  } finally {
    await pool.end();
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
