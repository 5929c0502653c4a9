import { rmSync } from 'node:fs';
import path from 'node:path';
import { clusterUrl } from '../embedded/clusterFiles';
import { serverFromNpm, serverIn } from '../embedded/formerServer';
import { aloneOn, clusterOf } from '../embedded/setAside';
import { majorOf, majorOfFiles } from '../embedded/serverFiles';
import { replaceEmbedded, type Replaced } from './replaceEmbedded';
import { takeBackup } from './takeBackup';

/** The PostgreSQL major versions of a data folder's files and of this release's server. */
export function majorsOf(dataDir: string): { files: number; server: number } {
  const cluster = clusterOf(dataDir);
  return { files: majorOfFiles(cluster), server: majorOf(cluster.binaries) };
}

/**
 * Upgrades the embedded database to this release's major version of PostgreSQL (OPS-9): the old server dumps its files, and this release's
 * server creates new ones from the dump. `serverFolder`: the old server's folder; undefined: it comes from npm. The old files are kept.
 */
export async function upgradeEmbedded(
  dataDir: string,
  serverFolder: string | undefined,
  signal: AbortSignal,
): Promise<Replaced> {
  const { files } = majorsOf(dataDir);
  const fetched = serverFolder === undefined ? serverFromNpm(files) : null;
  const former = clusterOf(dataDir, fetched ?? serverIn(serverFolder ?? '', files));
  const folder = path.join(former.folder, 'upgrade-backup');
  const backup = path.join(folder, 'rows');
  try {
    // Of an upgrade that was killed.
    rmSync(folder, { recursive: true, force: true });
    await aloneOn(former, (port) => takeBackup(clusterUrl(former, port, 'portal'), backup, signal));
    return await replaceEmbedded(dataDir, clusterOf(dataDir), backup, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (fetched) rmSync(fetched.folder, { recursive: true, force: true });
  }
}
