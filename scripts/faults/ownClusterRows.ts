import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { makeCluster, makeStandby } from './cluster';
import { now, twoHosts, type Row } from './row';

const KILLS = 200;
const HOSTS = 3;

async function say(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const failover: Row = {
  name: 'database: failover to a streaming standby',
  own: (folder) => makeCluster(folder),
  async run(scene) {
    const primary = scene.cluster;
    const standby = await makeStandby(primary, path.join(scene.folder, 'standby'));
    await standby.start();
    scene.afterwards(() => standby.stop('immediate'));
    // Acknowledged commits must also be on the standby.
    await say(primary.url, `alter system set synchronous_standby_names = '*'`);
    await say(primary.url, 'select pg_reload_conf()');
    const both = primary.url.replace(/(@[^/]+)/, `$1,127.0.0.1:${standby.port}`);
    await twoHosts(scene, { DATABASE_URL: both });
    await primary.kill();
    await pause(2_000);
    await standby.promote();
    const promoted = now();
    scene.stage.pool.options.connectionString = standby.url;
    scene.follow(standby);
    return promoted;
  },
};

const DISK_MB = 400;

/** Puts the server on a small in-memory file system and fills it up. */
function diskRow(): Row {
  let disk = '';
  const mount = (folder: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status === 0;
  return {
    name: 'database: disk full',
    skip() {
      if (process.getuid?.() !== 0) return 'only root can mount a small file system';
      const probe = path.join('/tmp', `portal-faults-${process.pid}`);
      mkdirSync(probe);
      const works = mount(probe);
      if (works) spawnSync('umount', [probe]);
      rmSync(probe, { recursive: true });
      return works ? null : 'this machine mounts no small file system';
    },
    async own(folder) {
      mkdirSync(folder, { recursive: true });
      if (!mount(folder)) throw new Error('The small file system was not mounted.');
      disk = folder;
      return makeCluster(folder, '-c max_wal_size=64MB -c min_wal_size=32MB');
    },
    async run(scene) {
      scene.afterwards(async () => {
        // Lazy, because the file system is in use until its server has ended.
        spawnSync('umount', ['-l', disk]);
      });
      await twoHosts(scene);
      const file = path.join(disk, 'filling');
      spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k', `count=${DISK_MB * 20}`], { stdio: 'ignore' });
      // Long enough for the players' writes to fill the disk, and some time beyond that.
      await pause(10_000);
      rmSync(file);
      // A server that could not write its WAL has ended.
      if (!(await scene.cluster.runs())) await scene.cluster.start();
      return now();
    },
  };
}

const kills: Row = {
  name: `host: ${KILLS} times kill -9 under load`,
  async run(scene) {
    const { stage } = scene;
    for (let count = 0; count < HOSTS; count += 1) await stage.addHost();
    await scene.play();
    let starting: Promise<unknown> = Promise.resolve();
    for (let count = 0; count < KILLS; count += 1) {
      await starting;
      const [victim] = stage.hosts;
      if (victim) await stage.killHost(victim);
      // The other hosts serve meanwhile. One of them is killed as soon as the new one serves.
      starting = stage.addHost();
      await pause(Math.random() * 200);
      if (count % 20 === 19) console.error(`  ${count + 1} kills`);
    }
    await starting;
    return now();
  },
};

export const ownClusterRows: readonly Row[] = [failover, diskRow(), kills];
