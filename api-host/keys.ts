import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from './config';
import type { Database } from './db/schema';
import { KeyRing } from './domain/keyRing';
import { unknownKeys } from './repositories/keyChecks';
import { keysById } from './settingValues';
import { StartupError, oneLine } from './startupError';

/** The key file in DATA_DIR, in the format of API_HOST_KEYS. */
const FILE = 'keys';

const fileIn = (dataDir: string): string => path.join(dataDir, FILE);

/** Creates the file unless it exists: another host may have created it a moment ago. */
function makeOnce(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `1=${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The host's keys (SAFE-10): API_HOST_KEYS, else the file `keys` in the data folder, created at the first start. Throws StartupError
 * if the file cannot be created or read.
 */
export function openKeys({ keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>): KeyRing {
  if (keys) return new KeyRing(keys);
  const file = fileIn(dataDir);
  try {
    makeOnce(file);
    return new KeyRing(keysById(readFileSync(file, 'utf8').trim(), file));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The keys in ${file} can't be read (${oneLine(error)}): make the folder writable, or set API_HOST_KEYS.`,
    );
  }
}

/**
 * Throws StartupError if the database was used with another secret under the id of a key: nothing that the former one protects could be
 * read, and hosts with different secrets would refuse each other's forms.
 */
export async function assertKeysFit(
  db: Kysely<Database>,
  ring: KeyRing,
  { keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>,
): Promise<void> {
  const [id] = await unknownKeys(db, ring);
  if (id === undefined) return;
  const where = keys ? 'API_HOST_KEYS' : fileIn(dataDir);
  throw new StartupError(
    `${where}: the database was used with another secret under the id ${id}. Put that secret back; if it is lost for good, give the new one an id that was never used (docs/operating.md, Keys).`,
  );
}
