import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const toBrotli = (content: Buffer): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const worthIt = /\.(js|css|json|svg)$/;

/** Writes .br and .gz versions of a text file, so that the host never compresses static files. Other files are skipped. */
export async function precompressFile(file: string): Promise<void> {
  if (!worthIt.test(file)) return;
  const content = await readFile(file);
  const [small, zipped] = await Promise.all([toBrotli(content), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}

/** Precompresses each file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.map((name) => precompressFile(path.join(folder, name))));
}
