import { readConfig } from '../config';
import { openEmbedded } from '../db/embedded';
import { isMigrated } from '../db/migrate';
import { kyselyOver, openPool } from '../db/pool';
import { StartupError, oneLine } from '../startupError';
import { commandOf, commands, type CommandResult } from './commands';

const JSON_FLAG = '--json';
const usage = () =>
  [
    'Usage: npm run admin -- <command> [--json]',
    ...commands.map(({ usage: words, meaning }) => `  ${words}\n      ${meaning}`),
  ].join('\n');

/** Runs one command on the database of the settings: DATABASE_URL, or the embedded one of DATA_DIR. */
async function run(words: readonly string[]): Promise<CommandResult> {
  const found = commandOf(words);
  if (!found) throw new StartupError(usage());
  const { databaseUrl, dataDir } = readConfig(process.env);
  const embedded = databaseUrl === null ? await openEmbedded(dataDir) : null;
  const pool = openPool({ connectionString: embedded?.url ?? databaseUrl ?? '', max: 2 });
  try {
    if (!(await isMigrated(pool).catch(() => false)))
      throw new StartupError(
        'The database does not answer or has another schema: start the host of this version first.',
      );
    return await found.command.run(kyselyOver(pool), found.args);
  } finally {
    await pool.end();
    await embedded?.release();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const { ok, lines, json } = await run(words.filter((word) => word !== JSON_FLAG));
  process.stdout.write(`${words.includes(JSON_FLAG) ? JSON.stringify(json) : lines.join('\n')}\n`);
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : oneLine(error)}\n`);
  process.exitCode = 1;
});
