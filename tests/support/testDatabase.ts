import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client, type Pool } from 'pg';
import type { Database } from '../../api-host/db/schema';
import { migrate } from '../../api-host/db/migrate';
import { kyselyOver, openPool } from '../../api-host/db/pool';
import { readSchemaFiles } from '../../api-host/db/schemaFiles';
import { whySchemaUnfit } from '../../api-host/db/schemaState';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { citusPorts, openCitusDatabase } from './citusDatabase';
import { testCluster } from './testCluster';

/** A database for one test file: migrated, without a seed. Most files get theirs from useTestDatabase. */
export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Kysely<Database>;
  /**
   * Drops it, even while others are connected. Throws if its ledger is inconsistent, whatever the tests covered;
   * `brokenOnPurpose` is for tests that have broken it.
   */
  drop(how?: { brokenOnPurpose?: boolean }): Promise<void>;
}

/** An arbitrary lock key, so that only one process creates the template. */
const LOCK = 7_246_002;

/** The address of a test's database, and the function that removes it. */
interface Place {
  url: string;
  remove(): Promise<void>;
}

/** A copy of a template that was migrated once, in the run's PostgreSQL. */
async function openPlace(empty: boolean): Promise<Place> {
  const cluster = await testCluster();
  const admin = new Client({ connectionString: cluster.url });
  // The connection closes with the end of the run.
  admin.on('error', () => undefined);
  await admin.connect();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template0' : await migratedTemplate(admin, cluster.url);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(cluster.url, name),
    async remove() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await cluster.release();
    },
  };
}

/** A new database: in the run's PostgreSQL, or distributed if the run uses Citus (scripts/citus.ts). */
export async function createTestDatabase({ poolSize = 10, empty = false } = {}): Promise<TestDatabase> {
  const ports = citusPorts();
  const { url, remove } = await (ports.length > 0 && !empty ? openCitusDatabase(ports) : openPlace(empty));
  const pool = openPool({ connectionString: url, max: poolSize });
  pool.on('error', () => undefined);
  return {
    url,
    pool,
    db: kyselyOver(pool),
    async drop({ brokenOnPurpose = false } = {}) {
      const broken = brokenOnPurpose ? [] : await brokenRules(pool);
      await pool.end();
      await remove();
      if (broken.length > 0)
        throw new Error(`The ledger of this file's database is not sound: ${broken.join('; ')}`);
    },
  };
}

/** The findings of `npm run admin -- ledger check`; none for a database without this schema. */
async function brokenRules(pool: Pool): Promise<string[]> {
  if ((await whySchemaUnfit(pool, readSchemaFiles())) !== null) return [];
  const { findings } = await checkLedger(kyselyOver(pool));
  return findings.map(({ rule, examples }) => `${rule} (${examples.join(', ')})`);
}

const withDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function migratedTemplate(admin: Client, url: string): Promise<string> {
  const files = readSchemaFiles();
  const version = createHash('sha256')
    .update([...files.migrations, ...files.functions].map(({ checksum }) => checksum).join())
    .digest('hex');
  const name = `template_${version.slice(0, 12)}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${name}_partial with (force)`);
      await admin.query(`create database ${name}_partial`);
      const pool = openPool({ connectionString: withDatabase(url, `${name}_partial`), max: 2 });
      await migrate(pool, files);
      await pool.end();
      await admin.query(`alter database ${name}_partial rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  return name;
}
