import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { KeyRing } from './domain/keyRing';
import { keysById } from './settingValues';
import { StartupError, oneLine } from './startupError';

/** The file of keys in DATA_DIR, in the form of API_HOST_KEYS. */
const FILE = 'keys';

/** A file that another host made a moment ago stays as it is. */
function makeOnce(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `1=${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The host's keys (SAFE-10): API_HOST_KEYS, else the file `keys` of the data folder, made at the first start. Throws StartupError
 * where the file cannot be made or read.
 */
export function openKeys({ keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>): KeyRing {
  if (keys) return new KeyRing(keys);
  const file = path.join(dataDir, FILE);
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
