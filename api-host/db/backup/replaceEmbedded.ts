import { rmSync } from 'node:fs';
import { StartupError } from '../../startupError';
import { openEmbedded } from '../embedded';
import { pgData, type Cluster } from '../embedded/clusterFiles';
import { unmarkReplacing } from '../embedded/replacing';
import { setAside } from '../embedded/setAside';
import { HalfRestored, restoreBackup } from './restoreBackup';

/** The result of a restore into the embedded database. */
export interface Replaced extends Awaited<ReturnType<typeof restoreBackup>> {
  /** The folder that the previous database was moved to; null: there was none. */
  former: string | null;
}

/**
 * Replaces the embedded database of a data folder, whose server must have been stopped, with a new one made from a backup. The previous
 * database is kept in a folder beside it, and is put back if the restore fails or `signal` aborts. If this process is killed meanwhile,
 * nothing starts on the incomplete database (embedded/replacing.ts).
 */
export async function replaceEmbedded(
  dataDir: string,
  cluster: Cluster,
  backup: string,
  signal?: AbortSignal,
): Promise<Replaced> {
  const former = await setAside(cluster, new Date());
  try {
    const embedded = await openEmbedded(dataDir, { replacing: true, signal });
    let restored: Awaited<ReturnType<typeof restoreBackup>>;
    try {
      restored = await restoreBackup(embedded.url, backup, signal);
    } finally {
      await embedded.release();
    }
    unmarkReplacing(cluster);
    return { ...restored, former: former?.folder ?? null };
  } catch (error) {
    if (former) await former.putBack();
    else {
      rmSync(pgData(cluster), { recursive: true, force: true });
      unmarkReplacing(cluster);
    }
    if (signal?.aborted) throw new StartupError('The restore was interrupted.');
    // Its advice does not fit: the new database is gone.
    throw error instanceof HalfRestored ? error.cause : error;
  }
}
