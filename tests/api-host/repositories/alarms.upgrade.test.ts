import { migrate } from '../../../api-host/db/migrate';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { listAlarms } from '../../../api-host/repositories/alarms';
import { createTestDatabase } from '../../support/testDatabase';

it('OPS-5: keeps only the newest alarm of each subject open when upgrading from the previous version', async () => {
  const database = await createTestDatabase({ empty: true });
  const files = readSchemaFiles();
  const former = files.migrations.filter(({ name }) => name < '0060');
  await migrate(database.pool, { migrations: former, functions: [] });
  await database.pool.query(
    `insert into alarms (kind, detail)
     select 'transfer-notice-forged', jsonb_build_object('subject', 'bank ' || n % 2) from generate_series(1, 3000) n`,
  );
  await migrate(database.pool, files);
  const open = await listAlarms(database.db, 'open', 10);
  expect(open.map(({ id, subject }) => [id, subject])).toEqual([
    [2999, 'bank 1'],
    [3000, 'bank 0'],
  ]);
  await database.drop();
});
