import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError, oneLine } from '../../startupError';
import { stagingRoots } from './binaries';
import { databaseUser, type DatabaseUser } from './databaseUser';

/** The file in DATA_DIR that names the database folder if that can't be inside DATA_DIR. */
const POINTER = 'postgres-location';

/** Whether `user` can enter a folder, through all its parent folders, and write there. */
const usable = (folder: string, user: DatabaseUser): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], {
    ...user.ids,
    cwd: '/',
    stdio: 'ignore',
  }).status === 0;

/** Creates the folder for `user`. A folder that is another user's stays so: a host may be running on it. */
function makeFor(folder: string, user: DatabaseUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user && statSync(folder).uid === 0) chownSync(folder, user.ids.uid, user.ids.gid);
}

/** Where a DATA_DIR's database is, and the user that PostgreSQL runs as there. */
interface ClusterFolder {
  folder: string;
  elsewhere: boolean;
  user: DatabaseUser | null;
}

/**
 * The database folder: DATA_DIR/postgres. If the user that PostgreSQL runs as can't reach it (a DATA_DIR below /root or in another
 * inaccessible folder), a new database is created in a folder elsewhere, which a pointer file in DATA_DIR names from then on. The path
 * contains no links, so that all processes name the folder alike.
 */
export function clusterFolder(dataDir: string): ClusterFolder {
  const found = findOrMake(dataDir);
  return { ...found, folder: realpathSync(found.folder) };
}

function findOrMake(dataDir: string): ClusterFolder {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const pointer = path.join(dataDir, POINTER);
    if (existsSync(pointer)) {
      const folder = pointedAt(pointer);
      return { folder, elsewhere: true, user: databaseUser(folder) };
    }
    const inside = path.join(dataDir, 'postgres');
    const user = databaseUser(inside);
    makeFor(inside, user);
    if (!user || usable(inside, user)) return { folder: inside, elsewhere: false, user };
    if (existsSync(path.join(inside, 'data')))
      throw new StartupError(
        `The user ${user.name} can't reach the database in ${inside}, which belongs to that user: change the owner of the folder to ${user.ids.uid}:${user.ids.gid}, and check the permissions of the folders above it.`,
      );
    const name = `data-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`;
    const folder = elsewhere(name, user);
    writeFileSync(pointer, `${folder}\n`);
    return { folder, elsewhere: true, user };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${dataDir} is not writable (${oneLine(error)}): make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}

/** The existing database folder of a DATA_DIR; null if there is none. Creates nothing. */
export function knownClusterFolder(dataDir: string): string | null {
  const pointer = path.join(dataDir, POINTER);
  if (existsSync(pointer)) return pointedAt(pointer);
  const inside = path.join(dataDir, 'postgres');
  return existsSync(inside) ? inside : null;
}

function pointedAt(pointer: string): string {
  const folder = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(folder))
    throw new StartupError(
      `The database of this data folder was in ${folder}, which no longer exists: restore it, or remove ${pointer} to start with an empty database.`,
    );
  return folder;
}

function elsewhere(name: string, user: DatabaseUser): string {
  for (const root of stagingRoots()) {
    const folder = path.join(root, name);
    try {
      mkdirSync(root, { recursive: true, mode: 0o755 });
      makeFor(folder, user);
      if (usable(folder, user)) return folder;
    } catch {
      // Not writable: try the next folder.
    }
  }
  throw new StartupError(
    `PostgreSQL refuses to run as root, and the user ${user.name} can't reach the data folder: set DATA_DIR to a folder that it can, or start the portal as an ordinary user.`,
  );
}
