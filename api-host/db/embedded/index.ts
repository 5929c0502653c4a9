import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../../startupError';
import { POOL_NAME } from '../pool';
import { binariesFor } from './binaries';
import { clusterUrl, passwordFile, pgData, type Cluster } from './clusterFiles';
import { clusterFolder, knownClusterFolder } from './clusterFolder';
import { databaseUser } from './databaseUser';
import { underLock } from './lockFile';
import { watchServer, type ServerEvent } from './serverWatch';
import { runningPort, startServer, stopServer } from './postmaster';

/** A process's hold on the embedded PostgreSQL. */
export interface EmbeddedDatabase {
  url: string;
  /** The folder of the data when it is not DATA_DIR itself (see clusterFolder). */
  elsewhere: string | null;
  /** Releases the server. The last process to do so stops it (unless `keepRunning`). */
  release(): Promise<void>;
}

export interface EmbeddedOptions {
  database?: string;
  /** Settings beside our own, as `name=value`. */
  settings?: readonly string[];
  /** The last process to release the server leaves it running. */
  keepRunning?: boolean;
  /** For a host: a server that goes away is started again, and this is told of it. */
  onServer?: (event: ServerEvent) => void;
}

/** The name in pg_stat_activity of the connection that stands for a running host process. */
const PRESENCE = 'portal-presence';

/**
 * The PostgreSQL of a data folder: made on first use, started if it doesn't run, shared if it does (by another host process, or
 * left by one that was killed). The reasons: docs/decisions/0002-the-host-runs-the-embedded-postgresql-itself.md.
 */
export async function openEmbedded(
  dataDir: string,
  { database = 'portal', settings = [], keepRunning = false, onServer }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const user = databaseUser();
  const { folder, elsewhere } = clusterFolder(dataDir, user);
  const { binaries } = binariesFor(user);
  const cluster: Cluster = { folder, binaries, user, settings };
  const lock = path.join(folder, 'starting.lock');

  const open = () =>
    underLock(lock, async () => {
      if (!existsSync(pgData(cluster))) initialise(cluster);
      const port = (await runningPort(cluster)) ?? (await startServer(cluster));
      return { port, presence: await appear(cluster, port, database) };
    });
  const { port, presence: first } = await open();
  const watch = onServer && watchServer(first, async () => (await open()).presence, onServer);

  return {
    url: clusterUrl(cluster, port, database),
    elsewhere: elsewhere ? folder : null,
    async release() {
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

/** Whether a data folder has a database. Creates nothing. */
export function embeddedExists(dataDir: string): boolean {
  const folder = knownClusterFolder(dataDir);
  return folder !== null && existsSync(path.join(folder, 'data'));
}

/** Stops the server of a data folder, even while others are connected. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  const user = databaseUser();
  const { folder } = clusterFolder(dataDir, user);
  const cluster: Cluster = { folder, binaries: binariesFor(user).binaries, user, settings: [] };
  await underLock(path.join(folder, 'starting.lock'), async () => {
    if ((await runningPort(cluster)) !== null) await stopServer(cluster);
  });
}

/** Makes the cluster: all or nothing, since a folder that initdb left half made would never start. */
function initialise(cluster: Cluster): void {
  const partial = `${pgData(cluster)}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const password = passwordFile(cluster);
  writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (cluster.user) chownSync(password, cluster.user.ids.uid, cluster.user.ids.gid);
  const { status, stderr, error } = spawnSync(
    cluster.binaries.initdb,
    [
      ...['-D', partial, '-U', 'portal', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      // The same order of texts on every machine, whatever its system knows of languages.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    ],
    {
      ...cluster.user?.ids,
      cwd: cluster.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  if (status !== 0) {
    const why = (stderr || error?.message || '').trim().split('\n').at(-1) ?? '';
    throw new StartupError(
      `The embedded database can't be made in ${cluster.folder} (${why}): check the disk and the folder's rights, or set DATABASE_URL.`,
    );
  }
  renameSync(partial, pgData(cluster));
}

async function appear(cluster: Cluster, port: number, database: string): Promise<Client> {
  const presence = new Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    application_name: PRESENCE,
    keepAlive: true,
  });
  // A server that ends takes this connection with it; the host's pool reports that.
  presence.on('error', () => undefined);
  await presence.connect();
  const { rowCount } = await presence.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await presence.query(`create database "${database}"`);
  return presence;
}

/**
 * Who else is connected: another host's presence, or an operator's psql. Connections of pools don't count: those of a living
 * host have its presence beside them, and our own may take a moment to go. Unknown (the server has gone) counts as somebody.
 */
async function countOthers(presence: Client): Promise<number> {
  try {
    const { rows } = await presence.query<{ others: string }>(
      `select count(*) as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [POOL_NAME],
    );
    return Number(rows[0]?.others ?? 1);
  } catch {
    return 1;
  }
}
