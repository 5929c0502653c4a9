import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, type Manifest } from '../../../../api-host/db/backup/manifest';
import { restoreBackup } from '../../../../api-host/db/backup/restoreBackup';
import { takeBackup } from '../../../../api-host/db/backup/takeBackup';
import { eventually } from '../../../support/eventually';
import { openFolder } from '../../../support/openFolder';
import { operate } from '../../../support/operator';
import { addPlayer } from '../../../support/players';
import { createTestDatabase } from '../../../support/testDatabase';

const folder = openFolder('portal-restore-backup-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('OPS-9: says that a restore which failed has left tables, and that the database must be created again', async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  await addPlayer(source.pool, 'demo');
  const backup = path.join(folder, 'backup');
  await takeBackup(source.url, backup);
  const file = path.join(backup, 'manifest.json');
  const whole = readFileSync(file, 'utf8');
  const { tables, ...manifest } = JSON.parse(whole) as Manifest;
  const damaged = tables.map((table) => ({ ...table, rows: table.name === 'players' ? 2 : table.rows }));
  writeFileSync(file, JSON.stringify({ ...manifest, tables: damaged }));
  const restore = () => operate(target.url, ['database', 'restore', backup, '--yes']);

  const failed = await restore();
  expect([failed.code, failed.err]).toEqual([
    1,
    expect.stringMatching(
      /^The restore failed and left tables: drop the database and create it again before the next try\. The reason: The backup .* is damaged: players has 1 rows instead of 2\.\n$/m,
    ),
  ]);
  writeFileSync(file, whole);
  expect((await restore()).err).toMatch(/The database is not empty/);
  const { rowCount } = await target.pool.query('select from players');
  expect(rowCount).toBe(0);
  await Promise.all([source.drop(), target.drop()]);
});

it('OPS-9: an interrupted restore does not wait for the migrations of its schema', async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  const backup = path.join(folder, 'interrupted');
  await takeBackup(source.url, backup);
  const other = await target.pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7246001)');
  const interruption = new AbortController();
  const restore = restoreBackup(target.url, backup, interruption.signal);
  const ended = expect(restore).rejects.toThrow('The restore was interrupted.');
  await eventually('it waits for another migration', async () => {
    const { rowCount } = await target.pool.query(
      `select from pg_stat_activity where datname = current_database() and query = 'rollback' and pid <> pg_backend_pid()`,
    );
    return (rowCount ?? 0) > 0;
  });
  interruption.abort();
  await ended;
  await other.query('rollback');
  other.release();
  await source.drop();
  await target.drop();
});

it.each([
  ['null', /^\S+ is not a backup written by .* \(manifest\.json belongs to something else\)\.$/],
  [
    '{"name":"FS Online","icons":[]}',
    /^\S+ is not a backup written by .* \(manifest\.json belongs to something else\)\.$/,
  ],
  ['{"format":2}', /^The backup \S+ was made by a newer release/],
])('OPS-9: says what is wrong with a folder whose manifest.json is %s', (text, message) => {
  const other = path.join(folder, 'other');
  mkdirSync(other, { recursive: true });
  writeFileSync(path.join(other, 'manifest.json'), text);
  expect(() => readManifest(other)).toThrow(message);
});
