import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { assertEmbeddedExists, openEmbedded } from './db/embedded';
import { distribute } from './db/distribute';
import { migrate, rebuildIndexes } from './db/migrate';
import { openOperatorPool } from './db/operatorPool';
import { readEnvironment } from './environment';
import { readSettings, type SettingValues } from './settings';
import { StartupError, oneLine } from './startupError';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The command line. Throws StartupError for anything but --distribute. */
function readOptions(args: string[]): { distribute: boolean } {
  try {
    return parseArgs({ args, options: { distribute: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new StartupError(`${oneLine(error)} Usage: npm run migrate [-- --distribute]`);
  }
}

/** The configured embedded database; null if DATABASE_URL is set. A forgotten DATABASE_URL must not create one. */
async function openOwn({ DATABASE_URL, DATA_DIR }: SettingValues) {
  if (DATABASE_URL !== undefined) return null;
  const dataDir = path.resolve(DATA_DIR);
  assertEmbeddedExists(dataDir);
  return openEmbedded(dataDir);
}

/**
 * `npm run migrate`: migrates the configured database to this version's schema, prints what it did, and ends (OPS-2). With
 * `-- --distribute` it distributes the money tables, on Citus (OPS-7).
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const settings = readSettings(readEnvironment(process.env, process.cwd()));
  const embedded = await openOwn(settings);
  let pool: Pool | undefined;
  try {
    pool = await openOperatorPool(embedded?.url ?? settings.DATABASE_URL ?? '');
    const applied = await migrate(pool);
    for (const name of applied) say(`Applied ${name}`);
    const rebuilt = await rebuildIndexes(pool);
    for (const name of rebuilt) say(`Built the invalid index ${name} again`);
    say(
      applied.length + rebuilt.length > 0
        ? 'The schema is now up to date.'
        : 'The schema is already up to date: nothing to do.',
    );
    if (options.distribute)
      say(
        (await distribute(pool))
          ? 'The money tables are now distributed by player.'
          : 'The money tables were already distributed: nothing to do.',
      );
  } finally {
    await pool?.end();
    await embedded?.release();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartupError;
  const text = known || !(error instanceof Error) ? oneLine(error) : (error.stack ?? error.message);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
