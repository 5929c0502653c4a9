import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether both paths lead to one folder, also through links and mounts. A path that leads nowhere is no folder. */
export function isSameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((folder) =>
    statSync(folder, { bigint: true, throwIfNoEntry: false }),
  );
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
}

/** A process of another user lives although it takes no signals. */
function lives(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** By the arguments, which everybody may read. */
function isStartedOn(folder: string, pid: number): boolean | null {
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  if (!args.some((arg) => path.basename(arg) === 'postgres')) return false;
  const option = args.indexOf('-D');
  return option < 0 ? null : isSameFolder(args[option + 1] ?? '', folder);
}

/** Asks Linux itself, since slim images have no `ps`. */
function runsInLinux(folder: string, pid: number): boolean | null {
  try {
    // A server works in its data folder. A process that has ended, but is not reaped, works in none.
    return isSameFolder(`/proc/${pid}/cwd`, folder);
  } catch {
    // Root in a container may not look where another user's process works.
    return isStartedOn(folder, pid);
  }
}

function isListed(folder: string, pid: number): boolean | null {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return typeof stdout === 'string' ? stdout.includes(folder) : null;
}

/**
 * Whether the process is a PostgreSQL server whose data is in this folder, and not another process that reuses its id; null if that cannot
 * be determined.
 */
export function isServerOf(folder: string, pid: number): boolean | null {
  if (!lives(pid)) return false;
  if (process.platform !== 'linux') return isListed(folder, pid);
  try {
    return runsInLinux(folder, pid);
  } catch {
    return null;
  }
}
