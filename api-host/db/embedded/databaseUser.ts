import { readFileSync } from 'node:fs';
import { StartupError } from '../../startupError';

/** The user that PostgreSQL runs as where the host runs as root, which PostgreSQL refuses to be. */
export interface DatabaseUser {
  name: string;
  ids: { uid: number; gid: number };
}

/** null: the host is an ordinary user, and so is its database. As root: `postgres`, else `nobody`. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { name, ids: { uid: Number(uid), gid: Number(gid) } }]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user)
    throw new StartupError(
      'PostgreSQL refuses to run as root and there is no user "nobody": start the portal as an ordinary user, or set DATABASE_URL.',
    );
  return user;
}
