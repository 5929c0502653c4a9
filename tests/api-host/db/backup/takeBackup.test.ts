import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { restoreBackup } from '../../../../api-host/db/backup/restoreBackup';
import { takeBackup } from '../../../../api-host/db/backup/takeBackup';
import { openFolder } from '../../../support/openFolder';
import { addPlayer } from '../../../support/players';
import { createTestDatabase } from '../../../support/testDatabase';
import { waitForLockWaits } from '../../../support/waitForLockWaits';

const folder = openFolder('portal-take-backup-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('OPS-9: of two backups to one folder at once, one is refused and the other is whole', async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  for (let count = 0; count < 50; count += 1) await addPlayer(source.pool, `player${count}`);
  const backup = path.join(folder, 'backup');
  const holder = await source.pool.connect();
  // Both have written some tables, and wait for this one.
  await holder.query('begin; lock table players');
  const both = Promise.allSettled([takeBackup(source.url, backup), takeBackup(source.url, backup)]);
  await waitForLockWaits(source.pool, 2);
  await holder.query('commit');
  holder.release();

  const ended = await both;
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: `${backup} already exists: choose a new folder.` },
  });
  expect(readdirSync(folder)).toEqual(['backup']);
  const { manifest, ledger } = await restoreBackup(target.url, backup);
  expect(manifest.tables.find(({ name }) => name === 'players')?.rows).toBe(50);
  expect(ledger).toMatchObject({ sound: true, players: 50 });
  await Promise.all([source.drop(), target.drop()]);
});

it('OPS-9: leaves nothing of a backup that is interrupted', async () => {
  const source = await createTestDatabase();
  const parent = path.join(folder, 'interrupted');
  const holder = await source.pool.connect();
  await holder.query('begin; lock table players');
  const interruption = new AbortController();
  const backup = takeBackup(source.url, path.join(parent, 'backup'), interruption.signal);
  const ended = expect(backup).rejects.toThrow('The backup was interrupted: nothing of it is left.');
  await waitForLockWaits(source.pool);
  expect(readdirSync(parent)).toEqual([expect.stringMatching(/^backup\.partial-/)]);
  interruption.abort();
  await ended;
  expect(readdirSync(parent)).toEqual([]);
  holder.release(true);
  await source.drop();
});
