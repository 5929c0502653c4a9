import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { logFile, type Cluster } from './clusterFiles';

const LIMIT = 10 * 1024 * 1024;
const EVERY_MS = 60 * 60 * 1000;

/** Moves a long log to postgres.log.1. By copying, since a running server goes on writing to the file that it has open. */
export function rotateLog(cluster: Cluster): void {
  const log = logFile(cluster);
  try {
    if (statSync(log).size <= LIMIT) return;
    copyFileSync(log, `${log}.1`);
    truncateSync(log);
  } catch {
    // There is no log yet, or the disk is full: the database is worth more than its log.
  }
}

/** Rotates the log of a server that may run for years. Returns the function that ends this. */
export function keepLogSmall(cluster: Cluster): () => void {
  const timer = setInterval(() => rotateLog(cluster), EVERY_MS).unref();
  return () => clearInterval(timer);
}
