import { existsSync, rmSync } from 'node:fs';
import { stopEmbedded } from '../../api-host/db/embedded';
import { clusterFolderOfRun, hostFolderOfRun } from './testCluster';

/** Removes the run's built host, stops its PostgreSQL if a test started it, and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const host = hostFolderOfRun();
  if (host) rmSync(host, { recursive: true, force: true });
  const folder = clusterFolderOfRun();
  if (!folder || !existsSync(folder)) return;
  await stopEmbedded(folder);
  rmSync(folder, { recursive: true, force: true });
}
