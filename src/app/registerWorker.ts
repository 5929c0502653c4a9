import { whenIdle } from '../lib/whenIdle';
import { keepFile } from '../serviceWorker/fileCache';
import { ASSETS_CACHE } from '../serviceWorker/names';

const ADDRESS = '/sw.js';

/** Chrome's Trusted Types, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The worker's address in the form that the page's Trusted Types policy requires; the policy allows no other address. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('portal#worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Caches the files that this page loaded before the worker was active. They come from the browser's HTTP cache. */
async function keepLoadedFiles(): Promise<void> {
  const files = await caches.open(ASSETS_CACHE);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  await Promise.allSettled(loaded.map((address) => keepFile(files, address)));
}

/**
 * Installs the service worker once the page has loaded (PLAY-11). In a browser that does not support or refuses it, the portal works
 * without it.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => whenIdle(() => void keepLoadedFiles()), {
      once: true,
    });
  const register = () =>
    // A rejection changes nothing; the next visit tries again.
    void serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
