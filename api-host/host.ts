import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './buildApp';
import type { Config } from './config';
import { openEmbedded } from './db/embedded';
import type { ServerEvent } from './db/embedded/serverWatch';
import { migrate } from './db/migrate';
import { openHostPool, type HostPool } from './db/hostPool';
import { openOperatorPool } from './db/operatorPool';
import { kyselyOver } from './db/pool';
import { databaseReadiness } from './db/readiness';
import { readSchemaFiles, type SchemaFiles } from './db/schemaFiles';
import { whySchemaUnfit } from './db/schemaState';
import { seed } from './db/seed';
import type { Deps } from './deps';
import { readPlaces, type PlaceOf } from './domain/addressPlaces';
import { openKeys } from './keys';
import { assertPortFree, listen } from './listen';
import { sessionLookup } from './repositories/sessionLookup';
import { StartupError, oneLine } from './startupError';

/** A running host. */
export interface Host {
  /** The address at which it can be reached, such as http://127.0.0.1:8080. */
  address: string;
  /** The folder of the embedded database's data, if not DATA_DIR. */
  dataElsewhere: string | null;
  /**
   * /ready responds 503 at once. After the drain period (API_HOST_DRAIN_MS) no request is accepted, running ones finish (within 10 s at
   * most), and everything is released.
   */
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
  const url = embedded?.url ?? config.databaseUrl ?? '';
  let hostPool: HostPool | undefined;
  try {
    const keys = openKeys(config);
    await prepareDatabase(url, config, schemaFiles);
    hostPool = await openHostPool(config, url, log);
    const { pool } = hostPool;
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
        app.startDrain();
        await new Promise((resolve) => setTimeout(resolve, config.drainMs));
        await Promise.all([closeApp(app), ...app.workers.map((worker) => worker.stop())]);
        await hostPool?.end();
        await embedded?.release();
      },
    };
  } catch (error) {
    await hostPool?.end();
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
  if (event.kind === 'back') log.info('the embedded database is back');
  else if (event.kind === 'gone') log.error('the embedded database has stopped; restarting it');
  else log.error({ err: event.error }, 'the embedded database could not be restarted; it will be retried');
}

/** Migrates and seeds, on separate connections without time limits: these statements may take as long as they need. */
async function prepareDatabase(url: string, config: Config, schemaFiles: SchemaFiles): Promise<void> {
  const pool = await openOperatorPool(url);
  try {
    if (config.migrate) await migrate(pool, schemaFiles);
    const unfit = await whySchemaUnfit(pool, schemaFiles);
    if (unfit) throw new StartupError(unfit);
    if (config.sandbox) await seed(kyselyOver(pool));
  } finally {
    await pool.end();
  }
}

/** Stops accepting requests and waits for the running ones. Those that take too long are cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  // A connection that is busy when the stop begins becomes idle later, and would otherwise be kept alive.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}
