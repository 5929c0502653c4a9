import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import { KeyRing } from './domain/keyRing';
import { keysById } from './settingValues';
import { StartupError, oneLine } from './startupError';

/** The key file in DATA_DIR, in the format of API_HOST_KEYS. */
const FILE = 'keys';

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
