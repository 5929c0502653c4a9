import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneLine, StartupError } from '../../startupError';
import type { Binaries } from './binaries';
import type { DatabaseUser } from './databaseUser';

/** One database cluster in one folder: `data` (PGDATA), `password`, `port`, `postgres.log` and `postgres.log.1`. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  user: DatabaseUser | null;
  /** Settings in addition to our own, as `name=value`. */
  settings: readonly string[];
}

export const pgData = ({ folder }: Pick<Cluster, 'folder'>): string => path.join(folder, 'data');
export const portFile = ({ folder }: Cluster): string => path.join(folder, 'port');
export const logFile = ({ folder }: Cluster): string => path.join(folder, 'postgres.log');
export const passwordFile = ({ folder }: Cluster): string => path.join(folder, 'password');

/** The folder for the server's socket: the cluster's own, which others can't enter; '' on Windows or if the path is too long for a socket. */
export const socketFolder = ({ folder }: Cluster): string =>
  process.platform === 'win32' || folder.length > 80 ? '' : folder;

/** The password that the server was created with. Throws StartupError if its file cannot be read. */
function passwordOf(cluster: Cluster): string {
  try {
    return readFileSync(passwordFile(cluster), 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The password of the embedded database cannot be read: ${oneLine(error)}`);
  }
}

/** The connection URL. It uses the socket if there is one, which is a third cheaper than TCP; operators' tools may use either. */
export function clusterUrl(cluster: Cluster, port: number, database: string): string {
  const socket = socketFolder(cluster);
  const query = socket && `?host=${encodeURIComponent(socket)}`;
  return `postgres://portal:${passwordOf(cluster)}@127.0.0.1:${port}/${database}${query}`;
}

/** Lines 1, 4 and 8 of postmaster.pid. */
interface PidFile {
  pid: number;
  port: number;
  isReady: boolean;
  /** It was asked to stop. By SIGTERM it waits for its clients to leave, and refuses new ones meanwhile. */
  isStopping: boolean;
}

/** Reads PostgreSQL's record of the server that is running or was killed; null if there is none. */
export function readPidFile(cluster: Cluster): PidFile | null {
  try {
    const lines = readFileSync(path.join(pgData(cluster), 'postmaster.pid'), 'utf8').split('\n');
    const status = lines[7]?.trim();
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      isReady: status === 'ready',
      isStopping: status === 'stopping',
    };
  } catch {
    return null;
  }
}

/** The last port of the cluster's server; 0 if it is not known. */
export function lastPort(cluster: Cluster): number {
  const text = existsSync(portFile(cluster)) ? readFileSync(portFile(cluster), 'utf8') : '';
  return Number(/^\d+/.exec(text)?.[0] ?? 0);
}
