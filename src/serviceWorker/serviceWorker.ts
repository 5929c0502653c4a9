import { dropOldFiles, fileFor, fromHost, holdShell, kindOf, pageFor } from './answers';
import type { WorkerScope } from './workerScope';

/**
 * The portal's service worker, /sw.js (docs/decisions/0108). It caches the shell and hashed files, but no data of a player: API
 * responses do not pass through it.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // Files have the hash of their content in the name and stay cached, so a running page of the previous release works on beside this
  // worker.
  event.waitUntil(holdShell(worker.portalFiles ?? []).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const { clients, portalFiles = [], registration } = worker;
  event.waitUntil(
    Promise.all([dropOldFiles(portalFiles), registration.navigationPreload?.enable(), clients.claim()]),
  );
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'file') event.respondWith(fileFor(event));
  if (kind === 'page') event.respondWith(pageFor(event));
  if (kind === 'navigation') event.respondWith(fromHost(event));
});
