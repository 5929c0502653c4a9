import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuiltPortal } from '../serving/builtPortal';
import { pagesOf, type PageLists } from '../serving/builtPages';
import { hashOf } from './addresses';
import type { PageBrand } from './pageBrand';
import { manifestOf } from './manifest';
import type { BrandFile } from './pictures';
import type { LoadedBrand } from './readBrand';

/** The pages that the build's own code renders under a brand (scripts/build/documents.ts). */
export interface Documents extends PageLists {
  /** HTML by the name of its file. */
  files: Record<string, string>;
}

/** Files of the default brand, which other brands never show. */
const defaultBrandFiles =
  /^\/((favicon\.svg|apple-touch-icon\.png|preview\.jpg|manifest\.webmanifest)$|icons\/|world\/)/;

const MANIFEST = 'manifest.webmanifest';

/** Renders every document of the build in `folder`, in a worker thread that ends afterwards. Rejects if the build cannot show the brand. */
export function documentsUnder(workerData: PageBrand, folder: string): Promise<Documents> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(folder, 'render/applyBrand.cjs'), {
      workerData,
      execArgv: [],
      env: {},
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('nothing was rendered')));
  });
}

/** The files that a brand adds to the build or replaces in it, by their addresses. */
export function filesUnder(brand: LoadedBrand, folder: string): ReadonlyMap<string, BrandFile> {
  const manifest = manifestOf(readFileSync(path.join(folder, MANIFEST), 'utf8'), brand);
  return new Map([...brand.files, [`/${MANIFEST}`, manifest]]);
}

/** Whether a file of the build belongs to the default brand, so that other brands do not show it. */
export const isOfDefaultBrand = (address: string): boolean => defaultBrandFiles.test(address);

/** The build under a brand: every page rendered again by the build's own code, with the brand's files instead of the default brand's. */
export async function applyBrand(built: BuiltPortal, brand: LoadedBrand): Promise<BuiltPortal> {
  const { files, ...lists } = await documentsUnder(brand.pageBrand, built.folder);
  return {
    ...built,
    ...pagesOf((name) => files[name] ?? '', lists),
    files: new Set([...built.files].filter((address) => !isOfDefaultBrand(address))),
    brandFiles: filesUnder(brand, built.folder),
    brandHash: hashOf(JSON.stringify(brand.pageBrand)),
  };
}
