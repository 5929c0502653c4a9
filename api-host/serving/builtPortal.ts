import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Encoding } from './encodings';
import { parsePage, type Page } from './page';

/** A file of the build, with the forms it was compressed to. */
export interface BuiltFile {
  type: string;
  etag: string;
  /** Its name carries the hash of its content. */
  immutable: boolean;
  /** The bytes in that encoding; undefined where the build didn't make it. */
  bytes(encoding: Encoding): Buffer | undefined;
}

/** What `npm run build` wrote. Paths are as in addresses: '/assets/app.1a2b3c.js'. */
export interface BuiltPortal {
  files: ReadonlyMap<string, BuiltFile>;
  /** The page every address of the shell begins with. */
  shell: Page;
  /** Prerendered public pages by their path. */
  pages: ReadonlyMap<string, Page>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

function builtFile(file: string, address: string, forms: ReadonlySet<string>): BuiltFile {
  const read = new Map<Encoding, Buffer>();
  const bytes = (encoding: Encoding) => {
    if (!forms.has(`${address}${suffixes[encoding]}`)) return undefined;
    const known = read.get(encoding) ?? readFileSync(`${file}${suffixes[encoding]}`);
    read.set(encoding, known);
    return known;
  };
  const { size, mtimeMs } = statSync(file);
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(`${address} ${size} ${mtimeMs}`).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/'),
    bytes,
  };
}

/** Only files of the kinds above are served: no source maps, no lists that the build keeps for itself. */
const isPublic = (address: string): boolean =>
  path.extname(address) in types && !/^\/(pages\/|[^/]+\.json$)/.test(address);

function load(folder: string): BuiltPortal {
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  const forms = new Set(addresses);
  const files = addresses
    .filter(isPublic)
    .map((address) => [address, builtFile(path.join(folder, address), address, forms)] as const);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = forms.has('/pages.json') ? (JSON.parse(read('pages.json')) as Record<string, string>) : {};
  return {
    files: new Map(files),
    shell: parsePage(read('index.html')),
    pages: new Map(Object.entries(pages).map(([address, file]) => [address, parsePage(read(file))])),
  };
}

const LOOK_AGAIN_MS = 1000;

/** The build in `folder`, read again after it was built anew; null where there is none. */
export function builtPortalIn(folder: string): () => BuiltPortal | null {
  let looked = -Infinity;
  let builtAt: number | undefined;
  let portal: BuiltPortal | null = null;
  return () => {
    const now = performance.now();
    if (now - looked < LOOK_AGAIN_MS) return portal;
    looked = now;
    const at = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== builtAt) portal = at === undefined ? null : load(folder);
    builtAt = at;
    return portal;
  };
}
