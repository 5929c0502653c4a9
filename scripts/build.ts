import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browserConfig } from '../webpack.config';
import { chunksOf, type Chunks } from './build/chunks';
import { BuildError } from './build/buildError';
import { compile } from './build/compile';
import { precompress, toBrotli } from './build/compress';
import { renderDocuments, type DocumentPlan } from './build/documents';
import { defaultPageBrand } from './build/defaultPageBrand';
import { readFonts, type Fonts } from './build/fonts';
import { fingerprint } from './build/freshness';
import { placeholders } from './build/html';
import { noticesOf, PACKAGES_OPTIONAL, readSbom } from './build/packages';
import { places } from './build/places';
import { loadRenderer } from './build/prerender';
import { filesAt, shellAddresses } from './build/routes';
import { writeServiceWorker } from './build/serviceWorker';
import { checkUnused } from './build/withoutUnused';
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

/** `npm run build`: makes dist/ (see scripts/README.md), prints the first-load sizes, and fails if a budget of architecture §7 is exceeded. */
async function write(name: string, content: string | Buffer) {
  const file = path.join(places.next, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeHtml(chunks: Chunks, fonts: Fonts): Promise<Measured[]> {
  const renderer = await loadRenderer();
  const plan: DocumentPlan = {
    fonts: {
      css: fonts.css,
      preload: fonts.files.filter(({ preload }) => preload).map(({ name }) => name),
    },
    initial: chunks.initial,
    shell: chunks.filesOf('shell'),
    frames: shellAddresses,
    filesAt: Object.fromEntries(
      [...renderer.publicPaths, ...shellAddresses].map((address) => [address, filesAt(chunks, address)]),
    ),
  };
  const { files, pages, frames } = await renderDocuments(renderer, plan, defaultPageBrand);
  const measured: Measured[] = [];
  const measureHtml = async (what: string, html: string) =>
    measured.push({ what, bytes: (await toBrotli(Buffer.from(html))).length, budget: budgets.html });
  const framed = new Map(Object.entries(frames).map(([address, frame]) => [frame.file, { address, frame }]));
  for (const [file, html] of Object.entries(files)) {
    await write(file, html);
    const { address, frame } = framed.get(file) ?? {};
    if (frame === undefined) await measureHtml(file, html);
    else {
      const { css, html: skeleton } = frame.skeleton;
      const served = html.replace(placeholders.css, css).replace(placeholders.html, skeleton);
      await measureHtml(`${address}, signed in`, served);
    }
  }
  await write('pages.json', JSON.stringify(pages, null, 1));
  await write('frames.json', JSON.stringify(frames, null, 1));
  await writeRenderer(plan);
  return measured;
}

/** Writes the SBOM, which is not served, and the licence notices, which are, because the browser receives code of those packages. */
async function writePackages() {
  const sbom = readSbom(process.env['npm_execpath'], process.argv.includes(PACKAGES_OPTIONAL));
  if (typeof sbom === 'string') return console.log(`No SBOM and no notices: ${sbom}`);
  await write('sbom.cdx.json', JSON.stringify(sbom, null, 1));
  await write('third-party-notices.txt', noticesOf(sbom));
}

/** Writes the code with which the host renders signed-in pages, and every page under another brand. It is not served. */
async function writeRenderer(plan: DocumentPlan) {
  const from = {
    'prerender.cjs': path.join(places.prerender, 'prerender.cjs'),
    'documents.cjs': path.join(places.prerender, 'documents.cjs'),
    'worker.cjs': path.join(__dirname, 'build/renderWorker.cjs'),
    'applyBrand.cjs': path.join(__dirname, 'build/brandWorker.cjs'),
  };
  for (const [name, file] of Object.entries(from)) await cp(file, path.join(places.next, 'render', name));
  await write('render/plan.json', JSON.stringify(plan));
}

async function build() {
  const assets = path.join(places.next, 'assets');
  await rm(places.next, { recursive: true, force: true });
  const sources = fingerprint();
  const chunks = chunksOf(await compile(browserConfig(assets)));
  checkUnused(assets);
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
