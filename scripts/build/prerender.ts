import { createRequire } from 'node:module';
import path from 'node:path';
import { prerenderConfig } from '../../webpack.config';
import { BuildError, compile } from './compile';
import { places } from './places';
import { shellAddresses } from './routes';

interface Rendered {
  html: string;
  /** Style tags. */
  css: string;
  title: string;
}

interface PrerenderModule {
  publicPaths: string[];
  renderPage: (path: string) => Promise<Rendered>;
  renderFrame: (path: string) => Promise<Rendered>;
  asksOf: (path: string) => string[];
}

interface PublicPage extends Rendered {
  path: string;
}

/**
 * The CSP forbids inline styles and handlers, so markup that needs them would look different on a real host; and where
 * React gave up rendering, visitors would see the fallback.
 */
function refuseFaults({ html }: Rendered, page: string) {
  const forbidden = /\s(style|on[a-z]+)="[^"]*"/.exec(html);
  if (forbidden) throw new BuildError(`The markup of ${page} holds${forbidden[0]}, which the CSP refuses.`);
  const [, reason] = /<!--\$!-->(?:<template data-msg="([^"]*)")?/.exec(html) ?? [];
  if (html.includes('<!--$!-->'))
    throw new BuildError(`${page} could not be rendered: ${reason ?? 'it fell back'}`);
}

/** A signed-in page without its data, and the paths of the GETs that it sends first. */
export interface FramePage extends PublicPage {
  asks: string[];
}

async function renderAll(
  addresses: readonly string[],
  render: (path: string) => Promise<Rendered>,
): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (const address of addresses) {
    const rendered = await render(address);
    refuseFaults(rendered, address);
    pages.push({ ...rendered, path: address });
  }
  return pages;
}

/** Renders every public page and every frame at build time (architecture §7). */
export async function prerenderPages(): Promise<{ pages: PublicPage[]; frames: FramePage[] }> {
  await compile(prerenderConfig(places.prerender));
  const load = createRequire(__filename);
  const rendering = load(path.join(places.prerender, 'prerender.cjs')) as PrerenderModule;
  const frames = await renderAll(shellAddresses, rendering.renderFrame);
  return {
    pages: await renderAll(rendering.publicPaths, rendering.renderPage),
    frames: frames.map((frame) => ({ ...frame, asks: rendering.asksOf(frame.path) })),
  };
}
