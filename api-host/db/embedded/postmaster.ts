import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError, oneLine } from '../../startupError';
import {
  clusterUrl,
  lastPort,
  logFile,
  pgData,
  portFile,
  readPidFile,
  socketFolder,
  type Cluster,
} from './clusterFiles';
import { rotateLog } from './serverLog';
import { isSameFolder, isServerOf } from './serverProcess';

const READY_MS = 120_000;
const POLL_MS = 40;

/** Prefers durability to speed: an acknowledged commit must survive a power cut. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=128MB',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'wal_compression=on',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C',
  'logging_collector=off',
];

/**
 * SQLSTATEs with which a server that has started refuses us, and will continue to: pg_hba.conf, the role or its password, and the database
 * `postgres`, which is missing, closed or forbidden.
 */
const REFUSES = /^(28|3D000$|55000$|42501$)/;

/** 'answers': it is the server of this cluster. 'silent': there is none, or not yet. `refuses`: why it takes no connections. */
type Answer = 'answers' | 'silent' | { refuses: string };

/** The address for `ask`, or that nobody can connect without the password. */
function urlOf(cluster: Cluster, port: number): string | { refuses: string } {
  try {
    return clusterUrl(cluster, port, 'postgres');
  } catch (error) {
    return { refuses: oneLine(error) };
  }
}

async function ask(cluster: Cluster, port: number): Promise<Answer> {
  const url = urlOf(cluster, port);
  if (typeof url !== 'string') return url;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return isSameFolder(rows[0]?.folder ?? '', pgData(cluster)) ? 'answers' : 'silent';
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return REFUSES.test(code) ? { refuses: oneLine(error) } : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The port of the cluster's running server; null if none is running. Waits for a server that is starting, and completes the stop of one that
 * is stopping. The caller holds the lock.
 */
export async function runningPort(cluster: Cluster): Promise<number | null> {
  const patience = Date.now() + READY_MS;
  for (;;) {
    const found = readPidFile(cluster);
    if (!found) return null;
    const answer = found.port > 0 ? await ask(cluster, found.port) : 'silent';
    if (answer === 'answers') return found.port;
    const isOurs = isServerOf(pgData(cluster), found.pid);
    const pidFile = path.join(pgData(cluster), 'postmaster.pid');
    // A server whose file is gone shuts down.
    if (isOurs === null)
      throw new StartupError(
        `The process ${found.pid} may be the server of the embedded database, but this cannot be determined: end it if it is a PostgreSQL server, or else remove ${pidFile}.`,
      );
    if (!isOurs) {
      // Left by a server that was killed. Another process may reuse its id, and PostgreSQL would then refuse to start.
      rmSync(pidFile, { force: true });
      return null;
    }
    // By itself it would wait for its clients, such as another host.
    if (found.isStopping) await stopServer(cluster);
    // Hosts may still be connected.
    if (answer !== 'silent')
      throw new StartupError(
        `${refusesUs(answer.refuses)}: stop the hosts, or if none runs, end the process ${found.pid}.`,
      );
    if (Date.now() > patience) throw new StartupError(doesNotStart(cluster, saidSinceStart(cluster)));
    await pause(POLL_MS);
  }
}

/** `port` if it is free, else another one; 0 takes any. */
const freePort = (port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (port === 0 ? reject(error) : resolve(freePort())));
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

interface Launched {
  ended(): boolean;
  said(): string;
  /** Whether this process serves the cluster, and not another one, of this or of other files, that has started at the same moment. */
  runs(): boolean;
}

/** Starts the server process in its own session, so that Ctrl-C in the terminal reaches only the host. */
function launch(cluster: Cluster, port: number): Launched {
  rotateLog(cluster);
  const from = statSync(logFile(cluster), { throwIfNoEntry: false })?.size ?? 0;
  // Always appended: a server with a position of its own would go on far behind the end of a rotated log.
  const log = openSync(logFile(cluster), 'a', 0o600);
  const settings = [
    ...SETTINGS,
    `unix_socket_directories=${socketFolder(cluster)}`,
    ...cluster.settings,
    `port=${port}`,
  ].flatMap((setting) => ['-c', setting]);
  const server = spawn(cluster.binaries.postgres, ['-D', pgData(cluster), ...settings], {
    ...cluster.user?.ids,
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  let notRun = '';
  server.on('error', ({ message }) => (notRun = message));
  server.unref();
  return {
    ended: () => server.pid === undefined || server.exitCode !== null || server.signalCode !== null,
    said: () => endOfLog(cluster, from) + notRun,
    runs: () => {
      const found = readPidFile(cluster);
      return found !== null && found.isReady && found.pid === server.pid;
    },
  };
}

/** PostgreSQL's message while processes of a killed server are still ending. */
const FORMER_IS_ENDING = /pre-existing shared memory block .* is still in use/;
/** PostgreSQL's message if another server runs on the same files or the same socket. */
const ANOTHER_RUNS = /lock file ".*" already exists/;

/** The server ends at once or refuses every connection, whatever its files lack, and neither it nor another one runs on them. */
export class ServerBroken extends StartupError {}

/**
 * A killed server leaves its socket and a lock file beside it, and PostgreSQL respects that lock as long as a process has the id in it,
 * even an unreaped zombie. Removing them is safe: the folder belongs to this cluster, and none of its servers is running.
 */
function removeLeftSockets(cluster: Cluster): void {
  const folder = socketFolder(cluster);
  if (folder === '') return;
  for (const name of readdirSync(folder))
    if (name.startsWith('.s.PGSQL.')) rmSync(path.join(folder, name), { force: true });
}

/**
 * Starts the server and resolves with its port once it accepts connections. One that refuses us is stopped again. The cluster must not have
 * a running server.
 */
export async function startServer(cluster: Cluster): Promise<number> {
  // The previous port if it is free: a running host reconnects to the server there.
  const port = await freePort(lastPort(cluster));
  writeFileSync(portFile(cluster), `${port}\n`);
  removeLeftSockets(cluster);
  const patience = Date.now() + READY_MS;
  let server = launch(cluster, port);
  for (;;) {
    const answer = await ask(cluster, port);
    if (answer === 'answers') return port;
    if (answer !== 'silent' && server.runs()) {
      // Nobody uses it: others open it only under the lock that our caller holds.
      await stopServer(cluster);
      throw new ServerBroken(
        `${refusesUs(answer.refuses)}: correct that in ${cluster.folder}, or restore a backup (docs/operating.md).`,
      );
    }
    const ended = server.ended();
    const said = ended ? server.said() : '';
    const mayEnd = FORMER_IS_ENDING.test(said);
    if (ended && !mayEnd)
      throw new (ANOTHER_RUNS.test(said) ? StartupError : ServerBroken)(doesNotStart(cluster, said));
    if (Date.now() > patience) throw new StartupError(doesNotStart(cluster, server.said()));
    if (ended) server = launch(cluster, port);
    await pause(POLL_MS);
  }
}

/** Stops the server with a fast shutdown: connections are closed, and all committed data is safe. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const stop = spawn(
    cluster.binaries.pgCtl,
    ['stop', '-D', pgData(cluster), '-m', 'fast', '-w', '-t', '60'],
    {
      ...cluster.user?.ids,
      cwd: cluster.folder,
      stdio: 'ignore',
      detached: true,
    },
  );
  await new Promise<void>((resolve) => {
    stop.once('exit', () => resolve());
    stop.once('error', () => resolve());
  });
}

const endOfLog = (cluster: Cluster, from = 0): string =>
  readFileSync(logFile(cluster)).subarray(from).toString();

/** What a server that another process started has written since. */
function saidSinceStart(cluster: Cluster): string {
  const log = endOfLog(cluster);
  return log.slice(Math.max(0, log.lastIndexOf('starting PostgreSQL')));
}

const refusesUs = (why: string): string => `The embedded database refuses connections (${why})`;

/** What PostgreSQL answers while it starts and stops, among others to our own attempts to connect. */
const HARMLESS = /FATAL: +the database system is (starting up|not yet accepting connections|shutting down)/;

/** `said`: what the server wrote since its start. */
function doesNotStart(cluster: Cluster, said: string): string {
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !HARMLESS.test(line));
  // The last line is always "shut down", whatever the reason was.
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return `The embedded database does not start (${reason.trim()}): see ${logFile(cluster)}, or set DATABASE_URL to a PostgreSQL of your own.`;
}
