import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brandError } from './brandError';

/** A file of a brand as it is served. */
export interface BrandFile {
  /** Its media type. */
  type: string;
  content: Buffer;
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The largest size of a file, in bytes: players load it on phones. */
const MOST_BYTES = 512 * 1024;

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();

/** Recognises a file's type by its first bytes. */
const beginnings: Readonly<Record<string, (content: Buffer) => boolean>> = {
  svg: (content) => /<svg[\s>]/.test(content.toString('utf8', 0, 4096)),
  png: (content) => content.toString('latin1', 1, 4) === 'PNG',
  jpg: (content) => content.readUInt16BE(0) === 0xffd8,
  webp: (content) => content.toString('latin1', 8, 12) === 'WEBP',
  woff2: (content) => content.toString('latin1', 0, 4) === 'wOF2',
};

/** Where a PNG's header has its width and height. */
const pngSize = (content: Buffer) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) });

/** A file of the folder; undefined if there is none. Throws StartupError if it is too large or its content does not match its name. */
export function readBrandFile(folder: string, name: string): BrandFile | undefined {
  const file = path.join(folder, name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw brandError(`${name} must be a file.`);
  if (stat.size > MOST_BYTES)
    throw brandError(
      `${name} has ${Math.ceil(stat.size / 1024)} KiB; it may have ${MOST_BYTES / 1024} KiB at most.`,
    );
  const content = readFileSync(file);
  const extension = extensionOf(name);
  if (content.length < 24 || beginnings[extension]?.(content) === false)
    throw brandError(`${name} is not a ${extension.toUpperCase()} file.`);
  if (extension === 'svg' && /<script|<foreignObject|\son\w+\s*=/i.test(content.toString()))
    throw brandError(`${name} must hold no script, no handler and no foreignObject.`);
  return { type: types[extension] ?? 'application/octet-stream', content };
}

/** The first of these files that exists in the folder. */
export function readFirst(folder: string, names: readonly string[]): BrandFile | undefined {
  for (const name of names) {
    const file = readBrandFile(folder, name);
    if (file) return file;
  }
  return undefined;
}

/** A PNG of exactly `edge` × `edge` px; undefined if there is none. */
export function readIcon(folder: string, name: string, edge: number): BrandFile | undefined {
  const icon = readBrandFile(folder, name);
  if (!icon) return undefined;
  const { width, height } = pngSize(icon.content);
  if (width !== edge || height !== edge)
    throw brandError(`${name} has ${width} × ${height} px; it must have ${edge} × ${edge}.`);
  return icon;
}

/** The brand's art: the files in the folder's `world` by name, world.css and its pictures. */
export function readArt(folder: string): Map<string, BrandFile> {
  const artFolder = path.join(folder, 'world');
  const files = new Map<string, BrandFile>();
  if (!statSync(artFolder, { throwIfNoEntry: false })?.isDirectory()) return files;
  for (const name of readdirSync(artFolder).sort()) {
    if (!Object.hasOwn(types, extensionOf(name)) || !/^[\w.-]+$/.test(name))
      throw brandError(
        `world/${name} is not known; world holds files named by letters, digits, . _ -, which end in ${Object.keys(types).join(', ')}.`,
      );
    const file = readBrandFile(folder, `world/${name}`);
    if (file) files.set(name, file);
  }
  if (files.size > 0 && !files.has('world.css'))
    throw brandError('world has no world.css, which says where its pictures stand.');
  return files;
}
