import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { binariesFor } from './binaries';
import { clusterUrl, pgData, type Cluster } from './clusterFiles';
import { clusterFolder, knownClusterFolder } from './clusterFolder';
import { underLock } from './lockFile';
import { keepLogSmall } from './serverLog';
import { watchServer, type ServerEvent } from './serverWatch';
import { markPresence, countOthers } from './presence';
import { assertNotReplacing } from './replacing';
import { checkVersion, initialise } from './serverFiles';
import { runningPort, startServer, stopServer } from './postmaster';
import { endWaitingStops } from './waitingStops';

/** A process's handle on the embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** Its current address: a server that was restarted may have another port. */
  readonly url: string;
  /** The database folder if it is not inside DATA_DIR (see clusterFolder); otherwise null. */
  elsewhere: string | null;
  /** Releases the server. The last process to do so stops it (unless `keepRunning`). */
  release(): Promise<void>;
}

export interface EmbeddedOptions {
  database?: string;
  /** Settings in addition to our own, as `name=value`. */
  settings?: readonly string[];
  /** The last process to release the server leaves it running. */
  keepRunning?: boolean;
  /** For the command that is replacing the database; all others are refused meanwhile (replacing.ts). */
  replacing?: boolean;
  /** Ends the creation of a new database, with its reason. */
  signal?: AbortSignal | undefined;
  /** For a host: a server that stops is restarted, and this callback is told. */
  onServer?: (event: ServerEvent) => void;
}

/**
 * Opens the PostgreSQL of a data folder: created on first use, started if it is not running, shared if it is (started by another host
 * process, or left by one that was killed). The reasons: docs/decisions/0002-the-host-runs-the-embedded-postgresql-itself.md.
 */
export async function openEmbedded(
  dataDir: string,
  {
    database = 'portal',
    settings = [],
    keepRunning = false,
    replacing = false,
    signal,
    onServer,
  }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const { folder, elsewhere, user } = clusterFolder(dataDir);
  const { binaries } = binariesFor(user);
  const cluster: Cluster = { folder, binaries, user, settings };
  const lock = path.join(folder, 'starting.lock');

  const open = () =>
    underLock(lock, async () => {
      if (!replacing) assertNotReplacing(cluster);
      if (existsSync(pgData(cluster))) checkVersion(cluster);
      else await initialise(cluster, signal);
      const port = (await runningPort(cluster)) ?? (await startServer(cluster));
      return { port, presence: await markPresence(cluster, port, database) };
    });
  let opened = await open();
  const first = opened.presence;
  const reopen = async () => (opened = await open()).presence;
  const watch = onServer && watchServer(first, reopen, onServer);
  const stopRotation = onServer && keepLogSmall(cluster);
  const endWaits = onServer && endWaitingStops(cluster, lock, onServer);

  return {
    get url() {
      return clusterUrl(cluster, opened.port, database);
    },
    elsewhere: elsewhere ? folder : null,
    async release() {
      stopRotation?.();
      endWaits?.();
      await watch?.stop();
      const presence = watch?.presence() ?? first;
      await underLock(lock, async () => {
        const others = await countOthers(presence);
        await presence.end().catch(() => undefined);
        if (others === 0 && !keepRunning) await stopServer(cluster);
      });
    },
  };
}

/** Whether a data folder contains a database. Creates nothing. */
export function embeddedExists(dataDir: string): boolean {
  const folder = knownClusterFolder(dataDir);
  return folder !== null && existsSync(path.join(folder, 'data'));
}

/** Throws StartupError, which says what to do, if a data folder contains no database. */
export function assertEmbeddedExists(dataDir: string): void {
  if (!embeddedExists(dataDir))
    throw new StartupError(
      `There is no database in ${dataDir} yet: start the portal once (npm start), or set DATA_DIR or DATABASE_URL.`,
    );
}

/** Stops the server of a data folder, even if others are connected. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  const { folder, user } = clusterFolder(dataDir);
  const cluster: Cluster = { folder, binaries: binariesFor(user).binaries, user, settings: [] };
  await underLock(path.join(folder, 'starting.lock'), async () => {
    if ((await runningPort(cluster)) !== null) await stopServer(cluster);
  });
}
