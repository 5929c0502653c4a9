import { rmSync } from 'node:fs';
import path from 'node:path';
import { newPlayer, type SeedPlayer } from './newPlayer';
import { openFolder } from './openFolder';
import { demoPlayer, type Player } from './player';
import { startHost, type HostOptions, type HostProcess } from './startHost';
import { createTestDatabase, type TestDatabase } from './testDatabase';

type Settings = Record<string, string>;

/** The built portal on a real host. */
export interface RunningPortal {
  origin: string;
  readonly host: HostProcess;
  /** A copy of a seeded player that no other test uses; `demo` itself if the host has its own database. */
  newPlayer(seed?: SeedPlayer): Promise<Player>;
  /** Stops the host and starts another one at the same address, with `changed` settings. */
  restart(changed?: Settings): Promise<void>;
  /** Stops the host and removes its data. */
  close(): Promise<void>;
}

/** The same on a database of the test run, to which a test has access. */
export interface PortalOnTestDatabase extends RunningPortal {
  database: TestDatabase;
}

async function startRestartable(options: HostOptions) {
  let host = await startHost(options);
  return {
    origin: host.origin,
    get host() {
      return host;
    },
    async restart(changed: Settings = {}) {
      await host.stop();
      const PORT = new URL(host.origin).port;
      host = await startHost({ ...options, env: { ...options.env, ...changed, PORT } });
    },
  };
}

/** With its own data folder, started as `npm start` starts it. */
export async function runPortalAsNewcomer(settings: Settings = {}): Promise<RunningPortal> {
  const dataDir = openFolder('portal-e2e-');
  const running = await startRestartable({ env: { DATA_DIR: path.join(dataDir, 'data'), ...settings } });
  return Object.assign(running, {
    newPlayer: async () => demoPlayer(running.host),
    async close() {
      await running.host.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

/** A real but quick proof of work: on a busy machine the default one takes longer than a test's timeout. */
const quickProof = { BOT_CHECK_DIFFICULTY: '3' };

/** The same on a database of the test run, which is ready sooner. */
export async function runPortal(settings: Settings = {}): Promise<PortalOnTestDatabase> {
  const database = await createTestDatabase();
  const running = await startRestartable({ databaseUrl: database.url, env: { ...quickProof, ...settings } });
  return Object.assign(running, {
    database,
    newPlayer: (seed?: SeedPlayer) => newPlayer(running.host, database.pool, seed),
    async close() {
      await running.host.stop();
      await database.drop();
    },
  });
}
