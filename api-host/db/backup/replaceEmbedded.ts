import { rmSync } from 'node:fs';
import { openEmbedded } from '../embedded';
import { pgData, type Cluster } from '../embedded/clusterFiles';
import { setAside } from '../embedded/setAside';
import { restoreBackup } from './restoreBackup';

/** The result of a restore into the embedded database. */
export interface Replaced extends Awaited<ReturnType<typeof restoreBackup>> {
  /** The folder that the previous database was moved to; null: there was none. */
  former: string | null;
}

/**
 * Replaces the embedded database of a data folder, whose server must have been stopped, with a new one made from a backup. The previous
 * database is kept in a folder beside it, and is put back if the restore fails.
 */
export async function replaceEmbedded(
  dataDir: string,
  cluster: Cluster,
  backup: string,
  now = new Date(),
): Promise<Replaced> {
  const former = await setAside(cluster, now);
  try {
    const embedded = await openEmbedded(dataDir);
    try {
      return { ...(await restoreBackup(embedded.url, backup)), former: former?.folder ?? null };
    } finally {
      await embedded.release();
    }
  } catch (error) {
    if (former) await former.putBack();
    else rmSync(pgData(cluster), { recursive: true, force: true });
    throw error;
  }
}
