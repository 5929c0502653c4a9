import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isFresh } from '../../scripts/build/freshness';
import { openFolder } from './openFolder';
import { repositoryRoot, startHost, type HostProcess } from './startHost';
import { createTestDatabase } from './testDatabase';

export interface RunningPortal {
  origin: string;
  host: HostProcess;
  /** Stops the host and removes its data. */
  close(): Promise<void>;
}

function requireBuild() {
  if (!existsSync(path.join(repositoryRoot, 'dist/index.html')))
    throw new Error('dist/ is missing: run `npm run build` before the browser tests.');
  if (!isFresh()) process.stderr.write('dist/ is older than the sources: these tests see the old portal.\n');
}

/** The built portal on a real host with a data folder of its own, started as `npm start` starts it. */
export async function runPortalAsNewcomer(): Promise<RunningPortal> {
  requireBuild();
  const dataDir = openFolder('portal-e2e-');
  const host = await startHost({ env: { DATA_DIR: path.join(dataDir, 'data') } });
  return {
    origin: host.origin,
    host,
    async close() {
      await host.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Solved for real, but at once: on a busy machine the usual proof of work takes longer than a test waits. */
const quickProof = { BOT_CHECK_DIFFICULTY: '3' };

/** The same on a database of the test run, which is ready sooner. */
export async function runPortal(env: Record<string, string> = {}): Promise<RunningPortal> {
  requireBuild();
  const database = await createTestDatabase();
  const host = await startHost({ databaseUrl: database.url, env: { ...quickProof, ...env } });
  return {
    origin: host.origin,
    host,
    async close() {
      await host.stop();
      await database.drop();
    },
  };
}
