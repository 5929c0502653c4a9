import { whenIdle } from '../lib/whenIdle';
import { ASSETS_CACHE } from '../serviceWorker/names';

const ADDRESS = '/sw.js';

/** Chrome's Trusted Types, which no library of TypeScript's types has. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address as the page's policy wants it; only this one passes. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('portal#worker', { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
}

/** Keeps what this page has loaded before the worker was there. It comes from the browser's own cache. */
async function keepLoadedFiles(): Promise<void> {
  const files = await caches.open(ASSETS_CACHE);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  await Promise.allSettled(
    loaded.map(async (address) => (await files.match(address, { ignoreVary: true })) ?? files.add(address)),
  );
}

/**
 * Installs the service worker once the page and all it asked first are loaded (PLAY-11). Where a browser has none, or refuses, the portal
 * works as it does without.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => whenIdle(() => void keepLoadedFiles()), {
      once: true,
    });
  const register = () =>
    // A rejection leaves everything as it was; the next visit tries again.
    void serviceWorker.register(workerAddress(), { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
