import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError, oneLine } from '../../startupError';

/** A lock older than this belongs to a dead process, even if another process has its id now. */
const STALE_MS = 3 * 60 * 1000;
const PATIENCE_MS = 4 * 60 * 1000;
const AGAIN_MS = 50;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    // Readable by other users: a host must see whether the lock of root's command is stale.
    const descriptor = openSync(file, 'wx', 0o644);
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StartupError(
      `Can't write ${file} (${oneLine(error)}): check the disk, and that its folder belongs to the user that the portal runs as.`,
    );
  }
}

function removeIfStale(file: string): void {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  let owner: number;
  try {
    owner = Number(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  // An empty file is currently being written.
  if (age > STALE_MS || (owner > 0 && !isAlive(owner))) rmSync(file, { force: true });
}

/** Runs work that only one process may do at a time. The lock of a killed process does not block others. */
export async function underLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  const patience = Date.now() + PATIENCE_MS;
  while (!take(file)) {
    if (Date.now() > patience)
      throw new StartupError(`Another process holds ${file}: stop it, then remove the file.`);
    removeIfStale(file);
    await pause(AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
