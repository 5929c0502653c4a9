import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError, oneLine } from '../../startupError';

/** A lock older than this belongs to a dead process, even if another process has its id now. */
const STALE_MS = 3 * 60 * 1000;
const PATIENCE_MS = 4 * 60 * 1000;
const AGAIN_MS = 50;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Writes the owner into a new lock. On a full disk the lock stays empty: a stop and an operator's command must work there, too. */
function writeOwner(file: string, descriptor: number): void {
  try {
    writeSync(descriptor, String(process.pid));
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') return;
    // An empty lock would block other processes until it is stale.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function take(file: string): boolean {
  try {
    // Readable by other users: a host must see whether the lock of root's command is stale.
    writeOwner(file, openSync(file, 'wx', 0o644));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
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
  // An empty file is currently being written, or was taken on a full disk.
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
