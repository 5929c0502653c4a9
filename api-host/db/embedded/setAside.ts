import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { binariesFor, type ServerFolder } from './binaries';
import { passwordFile, pgData, type Cluster } from './clusterFiles';
import { clusterFolder } from './clusterFolder';
import { underLock } from './lockFile';
import { markPresence, countOthers } from './presence';
import { assertNotReplacing, markReplacing, unmarkReplacing } from './replacing';
import { ServerBroken, runningPort, startServer, stopServer } from './postmaster';

/** A database that was moved out of the way. */
export interface SetAside {
  /** Its new folder. */
  folder: string;
  /** Moves it back and removes whatever has taken its place. It is no longer marked as being replaced then. */
  putBack(): Promise<void>;
}

/** The cluster of a data folder, run by this release's server unless another `server` is given. */
export function clusterOf(dataDir: string, server?: ServerFolder): Cluster {
  const { folder, user } = clusterFolder(dataDir);
  return { folder, binaries: binariesFor(user, server).binaries, user, settings: [] };
}

const locked = <Value>(cluster: Cluster, work: () => Promise<Value>): Promise<Value> =>
  underLock(path.join(cluster.folder, 'starting.lock'), work);

const inUse = ({ folder }: Cluster) =>
  new StartupError(`The database in ${folder} is in use: stop the host first.`);

/** Starts the cluster's server only for `work`, then stops it. Throws StartupError if the cluster is in use. */
export const aloneOn = <Value>(cluster: Cluster, work: (port: number) => Promise<Value>): Promise<Value> =>
  locked(cluster, async () => {
    assertNotReplacing(cluster);
    const port = (await runningPort(cluster)) ?? (await startServer(cluster));
    const presence = await markPresence(cluster, port, 'portal');
    const others = await countOthers(presence);
    await presence.end();
    if (others > 0) throw inUse(cluster);
    try {
      return await work(port);
    } finally {
      await stopServer(cluster);
    }
  });

/**
 * Stops the cluster's server if nobody else uses it. A server that does not start, or refuses everybody, is used by nobody: its files may
 * be replaced, which is what a backup is for. Throws StartupError if the cluster is in use, or if that is not certain.
 */
export async function stopUnused(cluster: Cluster): Promise<void> {
  try {
    await aloneOn(cluster, () => Promise.resolve());
  } catch (error) {
    if (!(error instanceof ServerBroken)) throw error;
  }
}

/**
 * Moves the database of a data folder, with its password, into a folder beside it, so that the next start creates an empty one. Marks
 * the database as being replaced (replacing.ts). Returns null if there is none. Throws StartupError if its server is running, or another
 * process is replacing it. `now` becomes part of the new folder's name.
 */
export async function setAside(cluster: Cluster, now: Date): Promise<SetAside | null> {
  const folder = path.join(cluster.folder, `former-${now.toISOString().replace(/[:.]/g, '-')}`);
  const files = [pgData(cluster), passwordFile(cluster)];
  const places = await locked(cluster, async () => {
    // Under the lock, since another restore or a host may have begun at the same moment.
    assertNotReplacing(cluster);
    if ((await runningPort(cluster)) !== null) throw inUse(cluster);
    if (!existsSync(pgData(cluster))) {
      markReplacing(cluster, '');
      return null;
    }
    mkdirSync(folder, { mode: 0o700 });
    if (cluster.user) chownSync(folder, cluster.user.ids.uid, cluster.user.ids.gid);
    markReplacing(cluster, folder);
    // A password that is missing may be why the database is replaced.
    const found = files.filter((file) => existsSync(file));
    const moves = found.map((file) => [file, path.join(folder, path.basename(file))] as const);
    for (const [place, kept] of moves) renameSync(place, kept);
    return moves;
  });
  if (!places) return null;
  return {
    folder,
    putBack: () =>
      locked(cluster, async () => {
        if ((await runningPort(cluster)) !== null) await stopServer(cluster);
        for (const file of files) rmSync(file, { recursive: true, force: true });
        for (const [place, kept] of places) renameSync(kept, place);
        rmSync(folder, { recursive: true });
        unmarkReplacing(cluster);
      }),
  };
}
