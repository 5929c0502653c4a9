import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceEmbedded } from '../../../../api-host/db/backup/replaceEmbedded';
import { takeBackup } from '../../../../api-host/db/backup/takeBackup';
import { openEmbedded, stopEmbedded } from '../../../../api-host/db/embedded';
import { clusterUrl } from '../../../../api-host/db/embedded/clusterFiles';
import { clusterOf } from '../../../../api-host/db/embedded/setAside';
import { migrate } from '../../../../api-host/db/migrate';
import { openPool } from '../../../../api-host/db/pool';
import { readSchemaFiles } from '../../../../api-host/db/schemaFiles';
import { eventually } from '../../../support/eventually';
import { openFolder } from '../../../support/openFolder';
import { addPlayer } from '../../../support/players';
import { repositoryRoot } from '../../../support/startHost';

const folder = openFolder('portal-replace-');
const dataDir = path.join(folder, 'data');
const cluster = path.join(dataDir, 'postgres');
const backup = path.join(folder, 'backup');
afterAll(async () => {
  await stopEmbedded(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

/** The names of the players in the embedded database. */
async function players(): Promise<string[]> {
  const embedded = await openEmbedded(dataDir);
  const pool = openPool({ connectionString: embedded.url });
  try {
    const { rows } = await pool.query<{ username: string }>('select username from players');
    return rows.map(({ username }) => username);
  } finally {
    await pool.end();
    await embedded.release();
  }
}

it('OPS-9: after a restore that was killed nothing starts on the incomplete database, and the error names the previous one', async () => {
  const embedded = await openEmbedded(dataDir);
  const pool = openPool({ connectionString: embedded.url });
  await migrate(pool, readSchemaFiles());
  await addPlayer(pool, 'demo');
  await pool.end();
  await takeBackup(embedded.url, backup);
  await embedded.release();

  // The restore waits for this table's rows forever.
  const rows = path.join(backup, 'zones.copy.gz');
  rmSync(rows);
  spawnSync('mkfifo', [rows]);
  const { PATH = '', HOME = '' } = process.env;
  const restore = spawn(
    process.execPath,
    ['--import', 'tsx', 'api-host/admin/main.ts', 'database', 'restore', backup, '--yes'],
    { cwd: repositoryRoot, env: { PATH, HOME, DATA_DIR: dataDir }, stdio: 'ignore' },
  );
  const former = () => readdirSync(cluster).find((name) => name.startsWith('former-')) ?? 'none';
  await eventually('the new database is there', () =>
    Promise.resolve([former(), '.'].every((place) => existsSync(path.join(cluster, place, 'data')))),
  );
  await expect(openEmbedded(dataDir)).rejects.toThrow('is being restored');
  restore.kill('SIGKILL');
  await once(restore, 'exit');

  await expect(openEmbedded(dataDir)).rejects.toThrow(
    `move data and password from ${path.join(cluster, former())} back to ${cluster}, in place of what is there; then remove ${path.join(cluster, 'replacing')}.`,
  );
  await stopEmbedded(dataDir);
  for (const name of ['data', 'password']) {
    rmSync(path.join(cluster, name), { recursive: true });
    renameSync(path.join(cluster, former(), name), path.join(cluster, name));
  }
  rmSync(path.join(cluster, 'replacing'));
  expect(await players()).toEqual(['demo']);
});

it('OPS-9: a restore that is interrupted puts the previous database back', async () => {
  const before = readdirSync(cluster);
  // Open for writing, so that the restore reads from it, and waits.
  const rows = openSync(path.join(backup, 'zones.copy.gz'), 'r+');
  const interruption = new AbortController();
  const restore = replaceEmbedded(dataDir, clusterOf(dataDir), backup, interruption.signal);
  const ended = expect(restore).rejects.toThrow(/^The restore was interrupted\.$/);
  await eventually('it has begun to load rows', async () => {
    const port = Number(readFileSync(path.join(cluster, 'port'), 'utf8'));
    const pool = openPool({ connectionString: clusterUrl(clusterOf(dataDir), port, 'portal') });
    const { rowCount } = await pool
      .query(`select from pg_stat_activity where query like 'copy public."zones"%' and state = 'active'`)
      .catch(() => ({ rowCount: 0 }));
    await pool.end();
    return rowCount === 1;
  });
  interruption.abort();
  closeSync(rows);
  await ended;
  expect(await players()).toEqual(['demo']);
  expect(readdirSync(cluster)).toEqual(before);
});
