import { unsetPortalConfig, type PortalConfig } from '@portal/contract';
import type { PageBrand } from '../../api-host/brand/pageBrand';
import { BuildError } from './buildError';
import { descriptionOf } from './descriptions';
import { htmlOf, placeholders, type PageFonts } from './html';

interface Rendered {
  html: string;
  /** Style tags. */
  css: string;
  title: string;
}

type Render = (path: string, rendering: { config: PortalConfig }) => Promise<Rendered>;

/** The exports of src/prerender.tsx. */
export interface PrerenderModule {
  publicPaths: string[];
  renderPage: Render;
  renderFrame: Render;
  firstPathsOf: (path: string) => string[];
}

/** The brand-independent inputs for the documents of a build. Stored beside the renderer as plan.json. */
export interface DocumentPlan {
  fonts: PageFonts;
  /** The scripts of every page, in order; the last one starts the portal. */
  initial: string[];
  /** The scripts that the shell needs right after the initial ones. */
  shell: string[];
  /** The signed-in pages. */
  frames: string[];
  /** The files that an address needs in addition to the scripts of every page. */
  filesAt: Record<string, string[]>;
}

/** A signed-in page without its content, as frames.json lists it. */
interface FrameDocument {
  file: string;
  skeleton: Pick<Rendered, 'css' | 'html'>;
  firstPaths: string[];
}

/** Every HTML file of the portal under one brand. */
export interface Documents {
  /** HTML by file name. */
  files: Record<string, string>;
  /** pages.json: the file of a page by its address. */
  pages: Record<string, string>;
  /** frames.json */
  frames: Record<string, FrameDocument>;
}

/**
 * Rejects markup with inline styles or handlers, which the CSP blocks on a real host, and markup in which React has given up
 * rendering and left a fallback.
 */
function refuseFaults({ html }: Rendered, page: string) {
  const forbidden = /\s(style|on[a-z]+)="[^"]*"/.exec(html);
  if (forbidden) throw new BuildError(`The markup of ${page} holds${forbidden[0]}, which the CSP refuses.`);
  const [, reason] = /<!--\$!-->(?:<template data-msg="([^"]*)")?/.exec(html) ?? [];
  if (html.includes('<!--$!-->'))
    throw new BuildError(`${page} could not be rendered: ${reason ?? 'it fell back'}`);
}

const fileOf = (address: string) => `pages${address}.html`;

/** Renders every document of the portal (architecture §7): at build time for the default brand, at the start of a host for another one. */
export async function renderDocuments(
  { publicPaths, renderPage, renderFrame, firstPathsOf }: PrerenderModule,
  { fonts, initial, shell, frames, filesAt }: DocumentPlan,
  pageBrand: PageBrand,
): Promise<Documents> {
  const config = { ...unsetPortalConfig, brand: pageBrand.brand };
  const made: Documents = { files: {}, pages: {}, frames: {} };
  const needed = (address: string) => filesAt[address] ?? [];
  const about = (address: string, title: string) => ({
    title,
    description: descriptionOf(address, pageBrand),
  });
  // The entry is last, because it starts the portal.
  const scriptsAt = (address: string) => [...initial.slice(0, -1), ...needed(address), ...initial.slice(-1)];

  for (const path of publicPaths) {
    const page = await renderPage(path, { config });
    refuseFaults(page, path);
    const file = (made.pages[path] = fileOf(path));
    const prerendered = { path, html: page.html, css: page.css };
    made.files[file] = htmlOf(
      { ...about(path, page.title), prerendered, scripts: scriptsAt(path), preload: [] },
      fonts,
      pageBrand,
    );
  }
  const loading = { ...about('', pageBrand.brand.name), prerendered: null, scripts: initial };
  for (const path of frames) {
    const { title, ...skeleton } = await renderFrame(path, { config });
    refuseFaults({ title, ...skeleton }, path);
    const file = `pages/frames${path === '/' ? '/index' : path}.html`;
    made.frames[path] = { file, skeleton, firstPaths: firstPathsOf(path) };
    const prerendered = { path, html: placeholders.html, css: placeholders.css };
    made.files[file] = htmlOf(
      { ...about(path, title), prerendered, frame: true, scripts: scriptsAt(path), preload: [] },
      fonts,
      pageBrand,
    );
    made.pages[path] = fileOf(path);
    made.files[fileOf(path)] = htmlOf({ ...loading, preload: needed(path) }, fonts, pageBrand);
  }
  made.files['index.html'] = htmlOf({ ...loading, preload: shell }, fonts, pageBrand);
  return made;
}
