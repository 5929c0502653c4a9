import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const folders = ['src', 'ui-kit', 'contract', 'api-host'];

type Graph = ReadonlyMap<string, readonly string[]>;

/** Every import in a text, including `import type`, `import()` and `typeof import()`. */
const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The import graph of the files in the folders, as TypeScript resolves it. */
function importGraph(): Graph {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const own = fileNames.filter((file) =>
    folders.includes(path.relative(root, file).split(path.sep)[0] ?? ''),
  );
  const known = new Set(own);
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, ts.sys, cache).resolvedModule?.resolvedFileName;
  return new Map(
    own.map((file) => [
      file,
      importsOf(ts.sys.readFile(file) ?? '')
        .map((name) => resolve(name, file))
        .filter((target) => target !== undefined)
        .filter((target) => known.has(target)),
    ]),
  );
}

/** One cycle for each import that closes one, with its first file repeated at the end. */
function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string) => {
    const start = trail.indexOf(file);
    if (start >= 0) return void cycles.push([...trail.slice(start), file]);
    if (done.has(file)) return;
    done.add(file);
    trail.push(file);
    graph.get(file)?.forEach(visit);
    trail.pop();
  };
  [...graph.keys()].forEach(visit);
  return cycles;
}

const shown = (cycle: string[]) => cycle.map((file) => path.relative(root, file)).join(' -> ');

describe('imports have no cycles, not even of types or through import()', () => {
  it.each(folders)('%s', (folder) => {
    const cycles = cyclesOf(importGraph()).filter(([file]) =>
      path.relative(root, file ?? '').startsWith(folder),
    );
    expect(cycles.map(shown)).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a cycle and reports its path', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(cyclesOf(graph)).toEqual([['a', 'b', 'd', 'a']]);
    expect(
      cyclesOf(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
          ['c', []],
        ]),
      ),
    ).toEqual([]);
  });

  it('sees every kind of import', () => {
    const text = `import a from 'a'; import type { B } from 'b'; export * from 'c'; export type { D } from 'd';
      const e = () => import('e'); type F = import('f').F; type G = typeof import('g'); import 'h';`;
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('resolves packages of the workspace to their sources', () => {
    const graph = importGraph();
    const targets = new Set([...graph.values()].flat().map((file) => path.relative(root, file)));
    expect(targets).toContain(path.join('contract', 'index.ts'));
    expect([...targets].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
