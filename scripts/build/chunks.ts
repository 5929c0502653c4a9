import type { Stats } from 'webpack';

/** What one dynamic import loads; `request` is the import's own text, such as '../features/payment/PaymentPage'. */
export interface LazyPart {
  request: string;
  files: string[];
  /** Whether src/app/pages.ts imports it: a page of the router, or the shell. */
  routed: boolean;
}

export interface Chunks {
  /** Scripts of the first load, in order. */
  initial: string[];
  lazy: LazyPart[];
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((name) => name.endsWith('.js'));

/** Which files webpack made for the entry and for each dynamic import. */
export function chunksOf({ compilation }: Stats): Chunks {
  const initial = scriptsOf(compilation.entrypoints.get('portal')?.getFiles() ?? []);
  const lazy = new Map<string, LazyPart>();
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    const files = scriptsOf(group.getFiles()).filter((file) => !initial.includes(file));
    for (const { request, module } of group.origins) {
      const importer = module?.nameForCondition() ?? '';
      const known = lazy.get(request) ?? { request, files: [], routed: false };
      lazy.set(request, {
        request,
        files: [...new Set([...known.files, ...files])],
        routed: known.routed || /src[\\/]app[\\/]pages\.ts$/.test(importer),
      });
    }
  }
  return { initial, lazy: [...lazy.values()] };
}
