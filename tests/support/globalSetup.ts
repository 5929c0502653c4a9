import { announceClusterFolder, newClusterFolder } from './testCluster';

/** Sets the folder of the run's PostgreSQL; the first test that needs it starts it. */
export default function globalSetup(): void {
  announceClusterFolder(newClusterFolder());
}
