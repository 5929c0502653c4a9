import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabaseProxy } from '../../tests/support/databaseProxy';
import { openPooler, pgbouncer } from '../../tests/support/pgbouncer';
import type { Cluster } from './cluster';
import { now, twoHosts, type Row } from './row';

const databaseRow = (name: string, fail: (cluster: Cluster) => Promise<void>): Row => ({
  name,
  async run(scene) {
    await twoHosts(scene);
    await fail(scene.cluster);
    await pause(3_000);
    await scene.cluster.start();
    return now();
  },
});

const hangRow = (name: string, which: 'hangOne' | 'hangAll'): Row => ({
  name,
  async run(scene) {
    const proxy = await openDatabaseProxy(scene.cluster.url);
    scene.afterwards(() => proxy.close());
    await twoHosts(scene, { DATABASE_URL: proxy.url });
    proxy[which]();
    await pause(8_000);
    proxy.resume();
    return now();
  },
});

/** Faults of a database that recovers, and of its pooler. */
export const databaseRows: readonly Row[] = [
  databaseRow('database: stop fast, start', (cluster) => cluster.stop('fast')),
  databaseRow('database: stop immediate, start', (cluster) => cluster.stop('immediate')),
  databaseRow('database: kill -9, start', (cluster) => cluster.kill()),
  hangRow('database: one connection hangs', 'hangOne'),
  hangRow('database: all connections hang', 'hangAll'),
  {
    name: 'database: read-only',
    async run(scene) {
      await twoHosts(scene);
      const { db } = scene.stage;
      await sql`alter system set default_transaction_read_only = on`.execute(db);
      await sql`select pg_reload_conf()`.execute(db);
      await pause(6_000);
      await db.connection().execute(async (own) => {
        await sql`set default_transaction_read_only = off`.execute(own);
        await sql`alter system reset default_transaction_read_only`.execute(own);
        await sql`select pg_reload_conf()`.execute(own);
      });
      return now();
    },
  },
  {
    name: 'pooler: restart',
    skip: () => (pgbouncer === null ? 'no pgbouncer' : null),
    async run(scene) {
      const pooler = await openPooler(scene.cluster.url, 10);
      scene.afterwards(() => pooler.close());
      await twoHosts(scene, { DATABASE_URL: pooler.url, API_HOST_DATABASE_POOLER: '1' });
      await pooler.restart();
      return now();
    },
  },
];
