import { readFileSync } from 'node:fs';
import { StartupError } from '../../startupError';

/** The user that PostgreSQL runs as if the host runs as root, since PostgreSQL refuses to run as root. */
export interface DatabaseUser {
  name: string;
  ids: { uid: number; gid: number };
}

/** null: the host runs as an ordinary user, and PostgreSQL as the same one. As root: `postgres` if it exists, else `nobody`. */
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
