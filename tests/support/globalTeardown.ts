import { existsSync, rmSync } from 'node:fs';
import { stopEmbedded } from '../../api-host/db/embedded';
import { clusterFolderOfRun } from './testCluster';

/** Stops the run's PostgreSQL, if a test started it, and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const folder = clusterFolderOfRun();
  if (!folder || !existsSync(folder)) return;
  await stopEmbedded(folder);
  rmSync(folder, { recursive: true, force: true });
}
