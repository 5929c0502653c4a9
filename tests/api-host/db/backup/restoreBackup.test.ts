import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../../../api-host/db/backup/manifest';
import { takeBackup } from '../../../../api-host/db/backup/takeBackup';
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
