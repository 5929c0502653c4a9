import { openAccountWorld, type AccountWorld } from './accountWorld';
import { eventually } from './eventually';
import { openMoneyWorld, type MoneyWorld } from './moneyWorld';
import { startHost, type HostOptions, type HostProcess } from './startHost';
import { createTestDatabase, type TestDatabase } from './testDatabase';
import { standInFor, useOpened } from './useOpened';

/** A host with its own database, for all tests of a file. */
export function useHost(options: Omit<HostOptions, 'databaseUrl'> = {}) {
  const opened = useOpened<{ database: TestDatabase; host: HostProcess }>(
    async () => {
      const database = await createTestDatabase();
      return { database, host: await startHost({ databaseUrl: database.url, ...options }) };
    },
    async ({ host, database }) => {
      await host.stop();
      await database.drop();
    },
  );
  return { database: standInFor(() => opened.database), host: standInFor(() => opened.host) };
}

/** Rate limits count in windows of 15 minutes, or of multiples; no test of them but the longest takes more than this part of one. */
const WINDOW_SECONDS = 15 * 60;
const TEST_SECONDS = 40;

/**
 * A world of accounts, for all tests of a file (openAccountWorld). A test that counts attempts would find them forgotten in the middle if a
 * window ended then, so none begins shortly before that.
 */
export function useAccountWorld(hostCount: number, env?: Record<string, string>): AccountWorld {
  const world = useOpened(
    () => openAccountWorld(hostCount, env),
    (opened) => opened.close(),
  );
  beforeEach(() =>
    eventually('another window has begun', async () => {
      const { rows } = await world.pool.query<{ passed: number }>(
        `select (extract(epoch from now()) % $1)::float as passed`,
        [WINDOW_SECONDS],
      );
      return rows[0] !== undefined && rows[0].passed < WINDOW_SECONDS - TEST_SECONDS;
    }),
  );
  return world;
}

/** A world of money and its first two hosts, for all tests of a file (openMoneyWorld). Its ledger must have no findings at the end. */
export function useMoneyWorld(hostCount: number, env?: Record<string, string>) {
  const world: MoneyWorld = useOpened(
    () => openMoneyWorld(hostCount, env),
    async (opened) => expect(await opened.close()).toEqual([]),
  );
  const hostAt = (index: number) =>
    standInFor(() => {
      const host = world.hosts[index];
      if (!host) throw new Error(`The world has ${world.hosts.length} hosts`);
      return host;
    });
  return { world, host: hostAt(0), other: hostAt(1) };
}
