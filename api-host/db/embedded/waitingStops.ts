import { readPidFile, type Cluster } from './clusterFiles';
import { underLock } from './lockFile';
import { stopServer } from './postmaster';
import type { ServerEvent } from './serverWatch';

const EVERY_MS = 1000;

/**
 * Completes the stop of a server that waits for its clients, so that it can be restarted: a host's connections never leave by themselves,
 * and the server accepts no new ones. A failed attempt is reported and repeated. Returns the function that ends this.
 */
export function endWaitingStops(
  cluster: Cluster,
  lock: string,
  report: (event: ServerEvent) => void,
): () => void {
  let busy = false;
  const complete = async () => {
    if (busy || !readPidFile(cluster)?.isStopping) return;
    busy = true;
    // Under the lock, since another host may have restarted it meanwhile.
    await underLock(lock, async () => {
      if (readPidFile(cluster)?.isStopping) await stopServer(cluster);
    }).catch((error: unknown) => report({ kind: 'failed', error }));
    busy = false;
  };
  const timer = setInterval(() => void complete(), EVERY_MS).unref();
  return () => clearInterval(timer);
}
