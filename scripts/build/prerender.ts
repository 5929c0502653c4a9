import { createRequire } from 'node:module';
import path from 'node:path';
import { prerenderConfig } from '../../webpack.config';
import { compile } from './compile';
import type { PrerenderModule } from './documents';
import { places } from './places';

/** Compiles what renders the portal's pages, and loads it. */
export async function loadRenderer(): Promise<PrerenderModule> {
  await compile(prerenderConfig(places.prerender));
  const load = createRequire(__filename);
  return load(path.join(places.prerender, 'prerender.cjs')) as PrerenderModule;
}
