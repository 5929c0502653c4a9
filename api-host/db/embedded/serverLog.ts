import { closeSync, openSync, readSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { logFile, type Cluster } from './clusterFiles';

const LIMIT = 10 * 1024 * 1024;
const EVERY_MS = 60 * 60 * 1000;

function readEnd(file: string, size: number): Buffer {
  const end = Buffer.alloc(LIMIT);
  const descriptor = openSync(file, 'r');
  try {
    return end.subarray(0, readSync(descriptor, end, 0, LIMIT, size - LIMIT));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Moves the end of a long log to postgres.log.1, and empties the log. By copying, since a running server goes on writing to the file that
 * it has open. The log is emptied even if the disk has no room for the copy: the database is worth more than its log.
 */
export function rotateLog(cluster: Cluster): void {
  const log = logFile(cluster);
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LIMIT) return;
  try {
    writeFileSync(`${log}.1`, readEnd(log, size), { mode: 0o600 });
  } catch {
    // Emptied below.
  }
  try {
    truncateSync(log);
  } catch {
    // Tried again in an hour.
  }
}

/** Rotates the log of a server that may run for years. Returns the function that ends this. */
export function keepLogSmall(cluster: Cluster): () => void {
  const timer = setInterval(() => rotateLog(cluster), EVERY_MS).unref();
  return () => clearInterval(timer);
}
