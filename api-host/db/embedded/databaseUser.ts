import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError';

/** The user that PostgreSQL runs as if the host runs as root, since PostgreSQL refuses to run as root. */
export interface DatabaseUser {
  name: string;
  ids: { uid: number; gid: number };
}

/**
 * null: the host runs as an ordinary user, and PostgreSQL as the same one. As root: the owner of the database in `folder`, since a host
 * may run as that user; for a new database `postgres` if it exists, else `nobody`.
 */
export function databaseUser(folder: string | null = null): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { name, ids: { uid: Number(uid), gid: Number(gid) } }]),
  );
  const owner = folder === null ? null : ownerOf(folder);
  if (owner) {
    const known = [...users.values()].find(({ ids }) => ids.uid === owner.uid);
    return { name: known?.name ?? `with id ${owner.uid}`, ids: owner };
  }
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user)
    throw new StartupError(
      'PostgreSQL refuses to run as root and there is no user "nobody": start the portal as an ordinary user, or set DATABASE_URL.',
    );
  return user;
}

/** The user and group of a database folder's files, or of the folder itself if it is empty; null if it doesn't exist or belongs to root. */
function ownerOf(folder: string): DatabaseUser['ids'] | null {
  for (const place of [path.join(folder, 'data'), folder]) {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  }
  return null;
}
