import { openPool } from '../../../api-host/db/pool';
import { databaseReadiness } from '../../../api-host/db/readiness';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { useTestDatabase } from '../../support/useTestDatabase';

const database = useTestDatabase();

it('OPS-1: a server that allows no temporary files is ready', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} set temp_file_limit = 0`);
  const pool = openPool({ connectionString: database.url, max: 1 });
  const ready = databaseReadiness({ pool, findSession: async () => null, schemaFiles: readSchemaFiles() });
  expect(await ready()).toEqual({ ready: true });
  await pool.end();
});
