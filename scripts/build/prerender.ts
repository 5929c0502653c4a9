import { createRequire } from 'node:module';
import path from 'node:path';
import { prerenderConfig } from '../../webpack.config';
import { BuildError, compile } from './compile';
import { places } from './places';

interface Rendered {
  html: string;
  /** Style tags. */
  css: string;
  title: string;
}

interface PrerenderModule {
  publicPaths: string[];
  renderPage: (path: string) => Promise<Rendered>;
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

/** Renders every public page at build time (architecture §7). */
export async function prerenderPages(): Promise<PublicPage[]> {
  await compile(prerenderConfig(places.prerender));
  const load = createRequire(__filename);
  const { publicPaths, renderPage } = load(path.join(places.prerender, 'prerender.cjs')) as PrerenderModule;
  const pages: PublicPage[] = [];
  for (const address of publicPaths) {
    const rendered = await renderPage(address);
    refuseFaults(rendered, address);
    pages.push({ ...rendered, path: address });
  }
  return pages;
}
