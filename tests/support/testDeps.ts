import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { readConfig } from '../../api-host/config';
import type { Database } from '../../api-host/db/schema';
import type { Deps } from '../../api-host/deps';
import { openLog } from '../../api-host/log';
import { sessionLookup } from '../../api-host/repositories/sessionLookup';
import { testKeys } from './testKeys';

/** The dependencies of the host's parts for tests that run them in this process: with these connections and settings. */
export const testDeps = (
  { db, pool }: { db: Kysely<Database>; pool: Pool },
  env: Record<string, string> = {},
): Deps => ({
  config: readConfig(env),
  db,
  pool,
  findSession: sessionLookup(pool),
  log: openLog('silent'),
  keys: testKeys,
  clock: () => new Date(),
  placeOf: () => null,
  publicOrigin: () => 'http://127.0.0.1',
});
