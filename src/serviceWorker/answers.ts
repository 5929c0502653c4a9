import { cachedFile, isFile, keepFile } from './fileCache';
import { ASSETS_CACHE, SHELL_ADDRESS, SHELL_CACHE } from './names';
import type { FetchedEvent } from './workerScope';

/** The number of files to keep, newest first: those of about three releases, since pages of an earlier release still load its files. */
const MOST_FILES = 200;

/** How long to wait for a page before the shell is shown instead, in ms. */
const NAVIGATION_MS = 8_000;

/** Paths that are not pages of the portal; they are left to the network. */
const neverPage = /^\/(api|assets|locales|metrics|sandbox)(\/|$)|\.\w+$/;

/**
 * How the worker answers a request: with a hashed file, with a page, or with the host's response (`navigation`). null: it does not
 * handle the request.
 */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'file' | 'page' | 'navigation' | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (address.pathname.startsWith('/assets/')) return 'file';
  if (mode !== 'navigate') return null;
  return neverPage.test(address.pathname) ? 'navigation' : 'page';
}

/** The hashed files that a page of the portal references. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([address]) => address)),
];

/** Caches the shell and all files that it needs. Throws if any of them cannot be fetched, and then the cached shell stays unchanged. */
export async function holdShell(files: readonly string[]): Promise<void> {
  const shell = await fetch(SHELL_ADDRESS, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'text/html' },
  });
  const isPage = shell.ok && !shell.redirected && shell.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) throw new Error(`${SHELL_ADDRESS} is no page: ${shell.status}`);
  const assets = await caches.open(ASSETS_CACHE);
  const needed = [...new Set([...assetsIn(await shell.clone().text()), ...files])];
  await Promise.all(needed.map((address) => keepFile(assets, address)));
  await (await caches.open(SHELL_CACHE)).put(SHELL_ADDRESS, shell);
}

/** Removes the files that have been cached longest, but none that the shell or `files` name: those may have been cached for releases. */
export async function dropOldFiles(files: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS_CACHE);
  const shell = await theShell();
  const needed = new Set([...assetsIn((await shell?.text()) ?? ''), ...files]);
  const kept = await assets.keys();
  const old = kept.slice(0, Math.max(0, kept.length - MOST_FILES));
  await Promise.all(
    old.filter(({ url }) => !needed.has(new URL(url).pathname)).map((file) => assets.delete(file)),
  );
}

const nothing = () => undefined;

/**
 * A hashed file: cached permanently once it has loaded completely. If the browser's cache is broken, always the host's response.
 * Fetched by its address: to a request for a Web Worker's script, WebKit applies `worker-src` of this worker's own policy, which allows
 * no scripts, and then the bot check fails.
 */
export async function fileFor(event: Pick<FetchedEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { request } = event;
  const assets = await caches.open(ASSETS_CACHE).catch(nothing);
  const known = assets && (await cachedFile(assets, request).catch(nothing));
  if (known) return known;
  const answer = await fetch(request.url);
  if (assets && isFile(answer)) event.waitUntil(assets.put(request, answer.clone()).catch(nothing));
  return answer;
}

type Navigation = Pick<FetchedEvent, 'request' | 'preloadResponse'>;

/** The host's response to a navigation. The browser may have preloaded it, with cookies, while the worker was starting. */
export const fromHost = async ({ request, preloadResponse }: Navigation): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const theShell = () => caches.match(SHELL_ADDRESS, { cacheName: SHELL_CACHE });

const shellAfter = (ms: number) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => void theShell().then((shell) => shell && resolve(shell)), ms);
  });

/** A page: the host's response, whatever it is, and never cached; if the host does not respond, the shell. */
export async function pageFor(navigation: Navigation): Promise<Response> {
  try {
    return await Promise.race([fromHost(navigation), shellAfter(NAVIGATION_MS)]);
  } catch (error) {
    const shell = await theShell().catch(nothing);
    if (!shell) throw error;
    return shell;
  }
}
