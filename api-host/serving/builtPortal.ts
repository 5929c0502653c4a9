import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrandFile } from '../brand/pictures';
import { pagesOf, type BuiltPages, type PageLists } from './builtPages';

/** The output of `npm run build`, or what a brand made of it (brand/applyBrand.ts). */
export interface BuiltPortal extends BuiltPages {
  /** An absolute path. */
  folder: string;
  /** The files that may be served, by their addresses: '/assets/app.1a2b3c.js'. */
  files: ReadonlySet<string>;
  /** The files of the deployment's brand, by their addresses. */
  brandFiles: ReadonlyMap<string, BrandFile>;
  /** Changes with everything that the pages take from the brand; '' without a brand. */
  brandHash: string;
}

const PUBLIC_KINDS = /\.(css|gif|ico|jpg|js|json|png|svg|txt|webmanifest|webp|woff2)$/;
const PRIVATE = /^\/(pages\/|[^/]+\.json$)/;

/** Excludes source maps, precompressed files under their own names, and lists that only the build uses. */
const isPublic = (address: string): boolean => PUBLIC_KINDS.test(address) && !PRIVATE.test(address);

function load(folder: string): BuiltPortal {
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const list = (file: string): unknown => (addresses.includes(`/${file}`) ? JSON.parse(read(file)) : {});
  const lists = { pages: list('pages.json'), frames: list('frames.json') } as PageLists;
  return {
    folder,
    files: new Set(addresses.filter(isPublic)),
    brandFiles: new Map(),
    brandHash: '',
    ...pagesOf(read, lists),
  };
}

const CHECK_EVERY_MS = 1000;

/** The build in `folder`, reloaded after a new build; null if there is no build or no folder. */
export function builtPortalIn(folder: string | null): () => BuiltPortal | null {
  let checked = -Infinity;
  let builtAt: number | undefined;
  let portal: BuiltPortal | null = null;
  if (folder === null) return () => null;
  return () => {
    const now = performance.now();
    if (now - checked < CHECK_EVERY_MS) return portal;
    checked = now;
    const at = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== builtAt) portal = at === undefined ? null : load(folder);
    builtAt = at;
    return portal;
  };
}
