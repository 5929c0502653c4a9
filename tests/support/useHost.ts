import { openAccountWorld, type AccountWorld } from './accountWorld';
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

/** A world of accounts, for all tests of a file (openAccountWorld). */
export const useAccountWorld = (hostCount: number, env?: Record<string, string>): AccountWorld =>
  useOpened(
    () => openAccountWorld(hostCount, env),
    (world) => world.close(),
  );

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
