import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { eventually } from '../../support/eventually';
import { openFolder } from '../../support/openFolder';
import { startHost } from '../../support/startHost';
import { clusterFolderOfRun } from '../../support/testCluster';
import { createTestDatabase } from '../../support/testDatabase';

const DISK_MB = 64;

/** A small disk in memory for the tests' PostgreSQL. undefined if this user may mount none. */
function mountSmallDisk() {
  const folder = openFolder('portal-small-disk-');
  const unmount = () => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  };
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
  if (status === 0) return { folder, unmount };
  unmount();
  return undefined;
}

const disk = mountSmallDisk();
afterAll(() => disk?.unmount());

(disk ? it : it.skip)('OPS-1: /ready is 503 while the disk of the database is full', async () => {
  const folder = disk?.folder ?? '';
  const database = await createTestDatabase();
  const { uid, gid } = statSync(path.join(clusterFolderOfRun() ?? '', 'postgres', 'data'));
  spawnSync('chown', [`${uid}:${gid}`, folder]);
  const tablespace = path.basename(folder);
  const server = new Client(Object.assign(new URL(database.url), { pathname: '/postgres' }).href);
  await server.connect();
  await server.query(`create tablespace "${tablespace}" location '${folder}'`);
  await server.query(
    `alter database ${new URL(database.url).pathname.slice(1)} set tablespace "${tablespace}"`,
  );
  const host = await startHost({ databaseUrl: database.url, env: { PORTAL_DIST: 'none' } });
  try {
    const ready = async () => {
      const { status, text } = await host.client().get('/ready');
      return status === 200 ? 'ready' : text;
    };
    expect(await ready()).toBe('ready');

    const filling = path.join(folder, 'filling');
    expect(() => appendFileSync(filling, Buffer.alloc(DISK_MB * 1024 * 1024))).toThrow('ENOSPC');
    expect(await ready()).toContain('the database is full');
    rmSync(filling);
    await eventually('it is ready', async () => (await ready()) === 'ready');
  } finally {
    await host.stop();
    await database.drop();
    await server.query(`drop tablespace "${tablespace}"`);
    await server.end();
  }
});
