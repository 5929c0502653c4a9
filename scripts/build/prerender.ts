import { createRequire } from 'node:module';
import path from 'node:path';
import { prerenderConfig } from '../../webpack.config';
import { compile } from './compile';
import type { PrerenderModule } from './documents';
import { places } from './places';

/** Compiles and loads the module that renders the portal's pages. */
export async function loadRenderer(): Promise<PrerenderModule> {
  await compile(prerenderConfig(places.prerender));
  const load = createRequire(__filename);
  return load(path.join(places.prerender, 'prerender.cjs')) as PrerenderModule;
}
