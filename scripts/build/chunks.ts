import type { Stats } from 'webpack';
import type { PageName } from '../../src/app/routes';
import { BuildError } from './buildError';

/** The named chunks that /login fetches on a phone when the browser is idle, before the player does anything. */
export const idleChunks: readonly string[] = ['rules', 'persistence', 'worker'];

export interface Chunks {
  /** The scripts of the first load, in order. */
  initial: string[];
  /** The scripts that a page needs in addition to those of the first load. */
  filesOf: (page: PageName) => string[];
  /** All scripts of a named chunk, including those of the first load. */
  scriptsOfChunk: (name: string) => string[];
  /** The number of separate modules in the first load; each one costs a wrapper and a lookup when it is evaluated. */
  initialModules: number;
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((name) => name.endsWith('.js'));

/** The chunk that contains a page (src/app/pages.ts). */
export const chunkOf = (page: PageName): string => page.split('/')[0] ?? page;

/** The files that webpack emitted for the entry and for each page. `filesOf` throws BuildError for a page without a chunk. */
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
