import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserConfig } from '../webpack.config';
import { chunksOf, type Chunks } from './build/chunks';
import { BuildError, compile } from './build/compile';
import { precompress, toBrotli } from './build/compress';
import { descriptionOf } from './build/descriptions';
import { readFonts, type Fonts } from './build/fonts';
import { fingerprint } from './build/freshness';
import { htmlOf, placeholders } from './build/html';
import { noticesOf, readSbom } from './build/packages';
import { places } from './build/places';
import { prerenderPages } from './build/prerender';
import { filesAt, shellAddresses, shellTitle } from './build/routes';
import { writeServiceWorker } from './build/serviceWorker';
import {
  budgets,
  countBudgets,
  countModulesAndFiles,
  countTable,
  measureArt,
  measureScripts,
  overBudget,
  sizeTable,
  type Measured,
} from './build/sizes';

/** `npm run build`: makes dist/ (see scripts/README.md), prints the first-load sizes, fails over a budget of architecture §7. */
const aboutPage = (address: string, title: string) => ({ title, description: descriptionOf(address) });

const fileOf = (address: string) => `pages${address}.html`;

async function write(name: string, content: string | Buffer) {
  const file = path.join(places.next, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeHtml(chunks: Chunks, fonts: Fonts): Promise<Measured[]> {
  const pages: Record<string, string> = {};
  const measured: Measured[] = [];
  const measureHtml = async (what: string, html: string) =>
    measured.push({ what, bytes: (await toBrotli(Buffer.from(html))).length, budget: budgets.html });
  const add = async (name: string, html: string) => {
    await write(name, html);
    await measureHtml(name, html);
  };
  // The entry comes last, since it starts the portal.
  const scriptsAt = (address: string) => [
    ...chunks.initial.slice(0, -1),
    ...filesAt(chunks, address),
    ...chunks.initial.slice(-1),
  ];
  const prerendered = await prerenderPages();
  for (const { title, ...page } of prerendered.pages) {
    const file = (pages[page.path] = fileOf(page.path));
    await add(
      file,
      htmlOf(
        { ...aboutPage(page.path, title), prerendered: page, scripts: scriptsAt(page.path), preload: [] },
        fonts,
      ),
    );
  }
  const frames: Record<string, { file: string; skeleton: { css: string; html: string }; asks: string[] }> =
    {};
  for (const { path: address, title, asks, ...skeleton } of prerendered.frames) {
    const file = `pages/frames${address === '/' ? '/index' : address}.html`;
    frames[address] = { file, skeleton, asks };
    const place = { path: address, html: placeholders.html, css: placeholders.css };
    const page = {
      ...aboutPage(address, title),
      prerendered: place,
      frame: true,
      scripts: scriptsAt(address),
      preload: [],
    };
    const html = htmlOf(page, fonts);
    await write(file, html);
    const served = html.replace(place.css, skeleton.css).replace(place.html, skeleton.html);
    await measureHtml(`${address}, signed in`, served);
  }
  const shell = { ...aboutPage('', shellTitle), prerendered: null, scripts: chunks.initial };
  for (const address of shellAddresses) {
    pages[address] = fileOf(address);
    await add(fileOf(address), htmlOf({ ...shell, preload: filesAt(chunks, address) }, fonts));
  }
  await add('index.html', htmlOf({ ...shell, preload: chunks.filesOf('shell') }, fonts));
  await write('pages.json', JSON.stringify(pages, null, 1));
  await write('frames.json', JSON.stringify(frames, null, 1));
  return measured;
}

/** The SBOM lies in dist/ and is not served; the notices are, since the browser gets code of those packages. */
async function writePackages() {
  const sbom = readSbom();
  if (sbom === null) return console.log('No SBOM and no notices: run the build by npm.');
  await write('sbom.cdx.json', JSON.stringify(sbom, null, 1));
  await write('third-party-notices.txt', noticesOf(sbom));
}

/** What the host renders signed-in pages with. It is not served. */
async function writeRenderer() {
  await cp(path.join(places.prerender, 'prerender.cjs'), path.join(places.next, 'render/prerender.cjs'));
  await cp(path.join(__dirname, 'build/renderWorker.cjs'), path.join(places.next, 'render/worker.cjs'));
}

async function build() {
  const assets = path.join(places.next, 'assets');
  await rm(places.next, { recursive: true, force: true });
  const sources = fingerprint();
  const chunks = chunksOf(await compile(browserConfig(assets)));
  const fonts = readFonts();
  for (const { name, content } of fonts.files) await write(`assets/${name}`, content);
  await cp(places.publicFiles, places.next, { recursive: true });
  await rm(path.join(places.next, 'mockServiceWorker.js'), { force: true });
  const measured = [
    ...(await measureScripts(assets, chunks)),
    await measureArt(path.join(places.next, 'world')),
    ...(await writeHtml(chunks, fonts)),
  ];
  await writeServiceWorker(places.next, chunks);
  await writeRenderer();
  await writePackages();
  await precompress(assets);
  await precompress(path.join(places.next, 'locales'));
  await precompress(path.join(places.next, 'world'));
  const counted = countModulesAndFiles(chunks);
  const manifest = { budgets: { ...budgets, ...countBudgets }, measured, counted };
  await write('manifest.json', JSON.stringify(manifest, null, 1));
  console.log(
    `First load, JavaScript and HTML after brotli:\n${sizeTable(measured)}\n${countTable(counted)}`,
  );
  const over = overBudget(measured, counted);
  if (over.length === 0) await write('.fingerprint', sources);
  await rm(places.dist, { recursive: true, force: true });
  await rename(places.next, places.dist);
  if (over.length > 0) throw new BuildError(`Over budget: ${over.join('; ')}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof BuildError ? `Build failed.\n${error.message}` : error);
  process.exitCode = 1;
});
