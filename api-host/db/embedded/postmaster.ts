import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../startupError';
import type { Binaries } from './binaries';
import type { DatabaseUser } from './databaseUser';

/** One database cluster in one folder: `data` (PGDATA), `password`, `postgres.log`. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser | null;
  /** Settings beside our own, as `name=value`. */
  settings: readonly string[];
}

export const pgData = ({ folder }: Cluster): string => path.join(folder, 'data');
const logFile = ({ folder }: Cluster): string => path.join(folder, 'postgres.log');
export const passwordFile = ({ folder }: Cluster): string => path.join(folder, 'password');

/** The cluster's own folder, closed to others; '' where its name is too long for a socket, or there are none. */
const socketFolder = ({ folder }: Cluster): string =>
  process.platform === 'win32' || folder.length > 80 ? '' : folder;

/** Through the socket, which is a third cheaper than TCP on the same machine; operators' tools may use either. */
export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  const password = readFileSync(passwordFile(cluster), 'utf8').trim();
  const socket = socketFolder(cluster);
  const query = socket && `?host=${encodeURIComponent(socket)}`;
  return `postgres://portal:${password}@127.0.0.1:${port}/${database}${query}`;
}

const READY_MS = 120_000;
const POLL_MS = 40;
const LOG_LIMIT = 10 * 1024 * 1024;

/** The safe side where a choice is between safety and speed: what was acknowledged must outlive a power cut. */
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

interface PidFile {
  pid: number;
  port: number;
  /** Lines 1 and 4 of postmaster.pid. */
}

function readPidFile(cluster: Cluster): PidFile | null {
  try {
    const lines = readFileSync(path.join(pgData(cluster), 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    return rows[0]?.folder === pgData(cluster);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether that process is a PostgreSQL server of this folder, and not another one that got its number. */
function isOurs(cluster: Cluster, pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  if (typeof stdout !== 'string') return false;
  return stdout.includes(pgData(cluster));
}

/** The port of the cluster's running server; waits for one that is starting or stopping. null: none runs. */
export async function runningPort(cluster: Cluster): Promise<number | null> {
  const patience = Date.now() + READY_MS;
  for (;;) {
    const found = readPidFile(cluster);
    if (!found) return null;
    if (found.port > 0 && (await answers(cluster, found.port))) return found.port;
    if (!isOurs(cluster, found.pid)) {
      // Left by a server that was killed; its number may be another process's now, which PostgreSQL would respect.
      rmSync(path.join(pgData(cluster), 'postmaster.pid'), { force: true });
      return null;
    }
    if (Date.now() > patience) throw new StartupError(doesNotStart(cluster));
    await pause(POLL_MS);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the server beside this process, in a session of its own: a Ctrl-C in the terminal reaches the host alone. */
export async function startServer(cluster: Cluster): Promise<number> {
  const port = await freePort();
  const large = (statSync(logFile(cluster), { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT;
  const log = openSync(logFile(cluster), large ? 'w' : 'a', 0o600);
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
  server.on('error', () => undefined);
  server.unref();
  const ended = () => server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
  const patience = Date.now() + READY_MS;
  while (!(await answers(cluster, port))) {
    if (ended() || Date.now() > patience) throw new StartupError(doesNotStart(cluster));
    await pause(POLL_MS);
  }
  return port;
}

/** Ends the server at once but in order: connections are closed, what was written is safe. */
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

function doesNotStart(cluster: Cluster): string {
  const last = readFileSync(logFile(cluster), 'utf8').trim().split('\n').at(-1) ?? '';
  return `The embedded database does not start (${last}): see ${logFile(cluster)}, or set DATABASE_URL to a PostgreSQL of your own.`;
}
