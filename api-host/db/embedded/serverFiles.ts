import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { passwordFile, pgData, type Cluster } from './clusterFiles';

/** The major version of PostgreSQL that wrote the cluster's files, such as 17. */
export const majorOfFiles = (cluster: Cluster): number =>
  Number.parseInt(readFileSync(path.join(pgData(cluster), 'PG_VERSION'), 'utf8'), 10);

/** The major version of PostgreSQL's programs. */
export const majorOf = ({ version }: { version: string }): number => Number.parseInt(version, 10);

/** Throws StartupError, with the command that helps, if the files have another major version than the server, which can't open them (OPS-9). */
export function checkVersion(cluster: Cluster): void {
  const files = majorOfFiles(cluster);
  const server = majorOf(cluster.binaries);
  if (files < server)
    throw new StartupError(
      `The database in ${cluster.folder} uses PostgreSQL ${files}, but this release includes PostgreSQL ${server}: run \`npm run admin -- database upgrade\` once (docs/operating.md).`,
    );
  if (files > server)
    throw new StartupError(
      `The database in ${cluster.folder} uses PostgreSQL ${files}, but this release includes PostgreSQL ${server}, which is older: start the release that created it.`,
    );
}

/** The line of initdb's output that has the reason; afterwards it says that it cleans up. */
function reasonOf(stderr: string): string {
  const lines = stderr.trim().split('\n');
  return (lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '').trim();
}

interface Ended {
  status: number | null;
  stderr: string;
  error: Error | undefined;
}

/** Runs initdb in a process group of its own, so that Ctrl-C in the terminal reaches only this process, which decides what it means. */
function runInitdb(
  { binaries, folder, user }: Cluster,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Ended> {
  const initdb = spawn(binaries.initdb, args, {
    ...user?.ids,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    signal,
  });
  let stderr = '';
  let error: Error | undefined;
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  initdb.on('error', (raised) => (error = raised));
  return new Promise((resolve) => {
    initdb.once('close', (status) => resolve({ status, stderr, error }));
  });
}

/**
 * Creates the cluster, all or nothing: a server never starts on a folder that initdb did not complete. If `signal` aborts, nothing of it
 * is left, and the reason is thrown.
 */
export async function initialise(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  const partial = `${pgData(cluster)}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const password = passwordFile(cluster);
  writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (cluster.user) chownSync(password, cluster.user.ids.uid, cluster.user.ids.gid);
  const { status, stderr, error } = await runInitdb(
    cluster,
    [
      ...['-D', partial, '-U', 'portal', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      // The same collation on every machine, whatever locales its system has.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
    ],
    signal,
  );
  if (signal?.aborted) rmSync(partial, { recursive: true, force: true });
  signal?.throwIfAborted();
  if (status !== 0) {
    const why = reasonOf(stderr || error?.message || '');
    throw new StartupError(
      `The embedded database cannot be created in ${cluster.folder} (${why}): check the disk and the folder's permissions, or set DATABASE_URL.`,
    );
  }
  renameSync(partial, pgData(cluster));
}
