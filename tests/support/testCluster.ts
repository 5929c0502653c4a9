import os from 'node:os';
import path from 'node:path';
import { openEmbedded, type EmbeddedDatabase } from '../../api-host/db/embedded';

/** Set by globalSetup.ts for a whole run: all test files, in every process, share one PostgreSQL. */
const VARIABLE = 'PORTAL_TESTS_CLUSTER';

export const newClusterFolder = (): string =>
  path.join(os.tmpdir(), `fs-online-portal-tests-${process.pid}-${Date.now().toString(36)}`);

/** The folder of this run's PostgreSQL; undefined outside of `jest`. */
export const clusterFolderOfRun = (): string | undefined => process.env[VARIABLE];

/** The folder of this run's built host (builtHost.ts); undefined outside of a run. */
export const hostFolderOfRun = (): string | undefined => {
  const cluster = clusterFolderOfRun();
  return cluster && `${cluster}-host`;
};

export function announceClusterFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** The run's PostgreSQL, started by the first caller. It is thrown away after the run, so it need not survive a power failure. */
export function testCluster(): Promise<EmbeddedDatabase> {
  const folder = clusterFolderOfRun();
  if (!folder) throw new Error('No test cluster: jest.config.ts must name tests/support/globalSetup.ts');
  return openEmbedded(folder, {
    database: 'postgres',
    keepRunning: true,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'],
  });
}
