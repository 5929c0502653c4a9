import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentsUnder, filesUnder, isOfDefaultBrand } from '../api-host/brand/applyBrand';
import { readBrand } from '../api-host/brand/readBrand';
import { StartupError } from '../api-host/startupError';
import { precompressFile } from './build/compress';
import { places } from './build/places';

/**
 * `npm run brand -- <brand folder> [<out folder>]`: checks a brand and writes a copy of dist/ with that brand, for a static web server
 * (docs/brand.md). The embedded host needs no copy: it applies PORTAL_BRAND when it starts. Without an out folder the brand is only checked.
 */
const USAGE = 'Usage: npm run brand -- <brand folder> [<out folder>]';

async function apply(brandFolder: string, out: string | undefined): Promise<void> {
  const loaded = readBrand(path.resolve(brandFolder));
  const { brand } = loaded.pageBrand;
  console.log(`${brand.name}: brand.json and ${loaded.files.size} files are valid.`);
  if (out === undefined) return;
  if (!existsSync(path.join(places.dist, 'render/applyBrand.cjs')))
    throw new StartupError('There is no build to apply the brand to: run npm run build.');
  if (existsSync(out)) throw new StartupError(`${out} is there already: remove it, or name another folder.`);
  const { files, pages, frames } = await documentsUnder(loaded.pageBrand, places.dist);
  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(out, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  };
  await cp(places.dist, out, {
    recursive: true,
    filter: (file) => !isOfDefaultBrand(`/${path.relative(places.dist, file).split(path.sep).join('/')}`),
  });
  for (const [name, html] of Object.entries(files)) await write(name, html);
  await write('pages.json', JSON.stringify(pages, null, 1));
  await write('frames.json', JSON.stringify(frames, null, 1));
  for (const [address, { content }] of filesUnder(loaded, places.dist))
    await precompressFile(await write(address, content));
  console.log(
    `Wrote ${out} with the brand. The settings in its pages must contain "brand": ${JSON.stringify(brand)}`,
  );
}

async function main([brandFolder, out]: string[]): Promise<void> {
  if (brandFolder === undefined) throw new StartupError(USAGE);
  await apply(brandFolder, out === undefined ? undefined : path.resolve(out));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});
