import type { Stats } from 'webpack';
import type { PageName } from '../../src/app/routes';
import { BuildError } from './buildError';

export interface Chunks {
  /** Scripts of the first load, in order. */
  initial: string[];
  /** Scripts that a page needs beside those of the first load. */
  filesOf: (page: PageName) => string[];
  /** All scripts of a chunk by its name, those of the first load too. */
  scriptsOfChunk: (name: string) => string[];
  /** How many modules webpack keeps apart in the first load; each one costs a wrapper and a look-up when it is evaluated. */
  initialModules: number;
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((name) => name.endsWith('.js'));

/** The chunk that a page is imported in (src/app/pages.ts). */
export const chunkOf = (page: PageName): string => page.split('/')[0] ?? page;

/** Which files webpack made for the entry and for each page. `filesOf` throws BuildError for a page without a chunk. */
export function chunksOf({ compilation }: Stats): Chunks {
  const initial = scriptsOf(compilation.entrypoints.get('portal')?.getFiles() ?? []);
  const scriptsOfChunk = (name: string) => {
    const chunk = compilation.namedChunkGroups.get(name);
    if (!chunk) throw new BuildError(`No import has the webpackChunkName "${name}".`);
    return scriptsOf(chunk.getFiles());
  };
  const filesOf = (page: PageName) => scriptsOfChunk(chunkOf(page)).filter((file) => !initial.includes(file));
  const { chunkGraph, chunks } = compilation;
  const counts = [...chunks].map((chunk) =>
    chunk.canBeInitial() ? chunkGraph.getNumberOfChunkModules(chunk) : 0,
  );
  return { initial, filesOf, scriptsOfChunk, initialModules: counts.reduce((sum, count) => sum + count, 0) };
}
