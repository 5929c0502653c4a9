import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parsePage, type Page, type PageContent } from './page';

/** Markup of #root and its style tags. */
export type Markup = Pick<PageContent, 'css' | 'html'>;

/** What `npm run build` wrote. */
export interface BuiltPortal {
  /** Absolute. */
  folder: string;
  /** The files that may be served, by their addresses: '/assets/app.1a2b3c.js'. */
  files: ReadonlySet<string>;
  /** The page of every address that has none of its own. */
  shell: Page;
  /** Prerendered public pages, and those that preload the scripts of a signed-in page, by their path. */
  pages: ReadonlyMap<string, Page>;
  /** Signed-in pages by their path, as a signed-in player is given them. */
  frames: ReadonlyMap<string, Frame>;
}

/** A signed-in page without its content. */
export interface Frame {
  page: Page;
  /** What it shows without data: its skeleton. */
  skeleton: Markup;
  /** The paths of the GETs that the page sends first. */
  asks: readonly string[];
}

/** A line of the build's frames.json. */
interface FrameFile {
  file: string;
  skeleton: Markup;
  asks: string[];
}

const PUBLIC_KINDS = /\.(css|gif|ico|jpg|js|json|png|svg|txt|webmanifest|webp|woff2)$/;
const PRIVATE = /^\/(pages\/|[^/]+\.json$)/;

/** No source maps, no precompressed forms under their own names, no lists that the build keeps for itself. */
const isPublic = (address: string): boolean => PUBLIC_KINDS.test(address) && !PRIVATE.test(address);

function load(folder: string): BuiltPortal {
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const list = <Line>(file: string) =>
    Object.entries(addresses.includes(`/${file}`) ? (JSON.parse(read(file)) as Record<string, Line>) : {});
  return {
    folder,
    files: new Set(addresses.filter(isPublic)),
    shell: parsePage(read('index.html')),
    pages: new Map(list<string>('pages.json').map(([address, file]) => [address, parsePage(read(file))])),
    frames: new Map(
      list<FrameFile>('frames.json').map(([address, { file, ...frame }]) => [
        address,
        { page: parsePage(read(file)), ...frame },
      ]),
    ),
  };
}

const CHECK_EVERY_MS = 1000;

/** The build in `folder`, read again after a new build; null where there is none, or no folder. */
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
