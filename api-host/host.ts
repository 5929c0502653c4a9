import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './buildApp';
import type { Config } from './config';
import { openEmbedded, type EmbeddedDatabase } from './db/embedded';
import type { ServerEvent } from './db/embedded/serverWatch';
import { invalidIndexes, migrate, rebuildIndexes } from './db/migrate';
import { openHostPool, type HostPool } from './db/hostPool';
import { openOperatorPool } from './db/operatorPool';
import { kyselyOver } from './db/pool';
import { databaseReadiness } from './db/readiness';
import { readSchemaFiles, type SchemaFiles } from './db/schemaFiles';
import { whySchemaUnfit } from './db/schemaState';
import { seed } from './db/seed';
import type { Deps, Worker } from './deps';
import { readPlaces, type PlaceOf } from './domain/addressPlaces';
import type { KeyRing } from './domain/keyRing';
import { assertKeysFit, openKeys } from './keys';
import { assertPortFree, listen } from './listen';
import { notMethods, notOffered } from './repositories/catalogue';
import { sessionLookup } from './repositories/sessionLookup';
import { StartupError, oneLine } from './startupError';

/** A host that serves. */
export interface ServingHost {
  /** The address at which it can be reached, such as http://127.0.0.1:8080. */
  address: string;
  /** The folder of the embedded database's data, if not DATA_DIR. */
  dataElsewhere: string | null;
}

/** A host that is starting or serving. */
export interface Host {
  /** null: it was stopped during the start. */
  serving: Promise<ServingHost | null>;
  /**
   * /ready responds 503 at once. After the drain period (API_HOST_DRAIN_MS) no request is accepted, running ones finish (within 10 s at
   * most), and everything is released. During the start, it ends after the current step.
   */
  stop(): Promise<void>;
  /** Releases the embedded database, which would outlive the process. stop() does so too; this is for a stop that hangs. */
  releaseDatabase(): Promise<void>;
}

const FINISH_MS = 10_000;

/** Starts a host. It can be stopped at once, before it serves. */
export function startHost(config: Config, log: Logger): Host {
  const stopping = new AbortController();
  let opening: Promise<EmbeddedDatabase> | undefined;
  let releasing: Promise<void> | undefined;
  const database = {
    open(onBack: () => void) {
      const onServer = (event: ServerEvent) => {
        logServerEvent(log, event);
        if (event.kind === 'back') onBack();
      };
      return (opening = openEmbedded(config.dataDir, { onServer, signal: stopping.signal }));
    },
    release: () => (releasing ??= (async () => (await opening)?.release())()),
  };
  const starting = start(config, log, database, stopping.signal).catch((error: unknown) => {
    if (stopping.signal.aborted && error === stopping.signal.reason) return null;
    throw error;
  });
  return {
    serving: starting,
    async stop() {
      stopping.abort();
      await (await starting)?.stop();
    },
    releaseDatabase: () => database.release(),
  };
}

/** The embedded database of one host. */
interface OwnDatabase {
  /** `onBack` is called after each restart of its server. */
  open(onBack: () => void): Promise<EmbeddedDatabase>;
  /** Does it once, however often it is called. */
  release(): Promise<void>;
}

/**
 * Starts database, schema, seed, routes, port and workers, in this order, so that no request arrives before the host is ready. Between
 * the steps it ends with the signal's reason if the host is to stop.
 */
async function start(
  config: Config,
  log: Logger,
  database: OwnDatabase,
  stopping: AbortSignal,
): Promise<ServingHost & { stop(): Promise<void> }> {
  await assertPortFree(config);
  const schemaFiles = readSchemaFiles();
  stopping.throwIfAborted();
  let hostPool: HostPool | undefined;
  const followServer = () => embedded && hostPool?.moveTo(embedded.url);
  const embedded = config.databaseUrl === null ? await database.open(followServer) : null;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  try {
    stopping.throwIfAborted();
    const keys = openKeys(config);
    await prepareDatabase(url, config, { keys, schemaFiles, log });
    stopping.throwIfAborted();
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
    const databaseReady = databaseReadiness({ pool, findSession: deps.findSession, schemaFiles });
    const app = await buildApp(deps, async () =>
      stopping.aborted ? { ready: false, why: 'stopping' } : databaseReady(),
    );
    address = await listen(app, config);
    for (const worker of app.workers) worker.start();

    return {
      address,
      dataElsewhere: embedded?.elsewhere ?? null,
      async stop() {
        try {
          app.startDrain();
          await pause(config.drainMs);
          await Promise.all([closeApp(app), stopWorkers(app.workers, log)]);
          await hostPool?.end();
        } finally {
          await database.release();
        }
      },
    };
  } catch (error) {
    await hostPool?.end();
    await database.release();
    throw error;
  }
}

function placesOf({ addressPlaces }: Config): PlaceOf {
  if (addressPlaces === null) return () => null;
  let text: string;
  try {
    text = readFileSync(addressPlaces, 'utf8');
  } catch (error) {
    throw new StartupError(
      `ADDRESS_PLACES cannot be read (${oneLine(error)}): correct it to a file that this user may read.`,
    );
  }
  return readPlaces(text, addressPlaces);
}

function logServerEvent(log: Logger, event: ServerEvent): void {
  if (event.kind === 'back') log.info('the embedded database is back');
  else if (event.kind === 'gone') log.error('the embedded database has stopped; restarting it');
  else log.error({ err: event.error }, 'the embedded database could not be restarted; it will be retried');
}

/** For a failure with which the host can start nevertheless. */
const logStartupError = (log: Logger) => (error: unknown) => {
  if (!(error instanceof StartupError)) throw error;
  log.warn(error.message);
};

/** Warns of methods, zones and prices that operators have yet to add. */
async function warnOfCatalogue(
  db: ReturnType<typeof kyselyOver>,
  config: Config,
  log: Logger,
): Promise<void> {
  const providers = await notMethods(db, [...config.transferNoticeSecrets.keys()]);
  if (providers.length > 0)
    log.warn(
      { providers },
      'TRANSFER_NOTICE_SECRETS names senders that are no payment methods: their transfers wait for an operator',
    );
  const missing = config.sandbox ? [] : await notOffered(db);
  if (missing.length > 0)
    log.warn(
      { missing },
      'players cannot pay or recharge: docs/operating.md, "First set-up", says how to add what is missing',
    );
}

/** Migrates, compares the keys and seeds, on separate connections without time limits: these statements may take as long as they need. */
async function prepareDatabase(
  url: string,
  config: Config,
  { keys, schemaFiles, log }: { keys: KeyRing; schemaFiles: SchemaFiles; log: Logger },
): Promise<void> {
  const pool = await openOperatorPool(url);
  try {
    if (config.migrate) await migrate(pool, schemaFiles);
    const unfit = await whySchemaUnfit(pool, schemaFiles);
    if (unfit) throw new StartupError(unfit);
    if (config.migrate) await rebuildIndexes(pool, schemaFiles).catch(logStartupError(log));
    const indexes = await invalidIndexes(pool, schemaFiles);
    if (indexes.length > 0)
      log.warn(
        { indexes },
        'invalid indexes make calls slow: run npm run migrate as the owner of the schema',
      );
    await assertKeysFit(kyselyOver(pool), keys, config);
    if (config.sandbox) await seed(kyselyOver(pool));
    await warnOfCatalogue(kyselyOver(pool), config, log);
  } finally {
    await pool.end();
  }
}

/** Stops the workers. The work of those that take too long, such as a message to a slow gateway, is repeated by another host. */
async function stopWorkers(workers: readonly Worker[], log: Logger): Promise<void> {
  const limit = new AbortController();
  const running = new Set(workers.map(({ name }) => name));
  const stops = workers.map((worker) => worker.stop().then(() => running.delete(worker.name)));
  const tooLong = pause(FINISH_MS, undefined, { signal: limit.signal }).then(
    () =>
      log.warn({ workers: [...running] }, 'workers did not finish in time; another host repeats their work'),
    () => undefined,
  );
  await Promise.race([Promise.all(stops), tooLong]);
  limit.abort();
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
