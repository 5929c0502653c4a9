import { CACHE_PREFIX } from './names';
import type { WorkerScope } from './workerScope';

/**
 * Served as /sw.js if a deployment has switched the worker off: it replaces the installed worker, deletes the caches and unregisters
 * itself.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const dropCaches = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
    await worker.registration.unregister();
  };
  event.waitUntil(dropCaches());
});
