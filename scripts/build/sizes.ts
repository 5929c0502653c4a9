import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { idleChunks, type Chunks } from './chunks';
import { toBrotli } from './compress';
import { earlyPages, type PageName } from '../../src/app/routes';
import { filesAt, measuredPages, publicAddresses, shellAddresses, type MeasuredPage } from './routes';

/** Budgets of architecture §7, in bytes after brotli. */
export const budgets = {
  earlyPage: 165_000,
  publicPage: 185_000,
  untilIdle: 185_000,
  shellPage: 202_000,
  furtherPage: 27_000,
  html: 8_000,
  art: 40_000,
};

/** Budgets of things other than bytes that cost time. They are set to the values reached so far (docs/performance.md). */
export const countBudgets = { initialModules: 195, publicFiles: 10, shellFiles: 10 };

export interface Measured {
  what: string;
  bytes: number;
  budget: number;
}

/** A number of modules or requests, which does not depend on the speed of the machine. */
export interface Counted {
  what: string;
  count: number;
  budget: number;
}

/** The modules of the first load, and the largest number of scripts that any page requests before it is usable. */
export function countModulesAndFiles(chunks: Chunks): Counted[] {
  const files = (address: string) => new Set([...chunks.initial, ...filesAt(chunks, address)]).size;
  const most = (addresses: readonly string[]) => Math.max(...addresses.map(files));
  return [
    { what: 'unmerged modules', count: chunks.initialModules, budget: countBudgets.initialModules },
    { what: 'scripts of a public page', count: most(publicAddresses), budget: countBudgets.publicFiles },
    { what: 'scripts of a shell page', count: most(shellAddresses), budget: countBudgets.shellFiles },
  ];
}

const sizeReader = (assets: string) => {
  const known = new Map<string, number>();
  return async (files: Iterable<string>) => {
    let sum = 0;
    for (const file of files) {
      const size = known.get(file) ?? (await toBrotli(await readFile(path.join(assets, file)))).length;
      known.set(file, size);
      sum += size;
    }
    return sum;
  };
};

function budgetOf(page: PageName, kind: MeasuredPage['kind']): number {
  if (kind === 'shell') return budgets.shellPage;
  return earlyPages.includes(page) ? budgets.earlyPage : budgets.publicPage;
}

/** The bytes of JavaScript, after brotli, that each page needs before it is usable. */
export async function measureScripts(assets: string, chunks: Chunks): Promise<Measured[]> {
  const sizeOf = sizeReader(assets);
  const { initial, filesOf, scriptsOfChunk } = chunks;
  const withShell = new Set([...initial, ...filesOf('shell')]);
  const api = scriptsOfChunk('api');
  const untilIdle = new Set([...initial, ...filesOf('login'), ...idleChunks.flatMap(scriptsOfChunk)]);
  const measured: Measured[] = [
    { what: 'common to all pages', bytes: await sizeOf(initial), budget: budgets.earlyPage },
    { what: 'login, until idle', bytes: await sizeOf(untilIdle), budget: budgets.untilIdle },
    { what: 'with the shell', bytes: await sizeOf(withShell), budget: budgets.shellPage },
  ];
  for (const { page, kind } of measuredPages) {
    const own = filesOf(page);
    const before = kind === 'shell' ? withShell : new Set(initial);
    const first = await sizeOf(new Set([...before, ...own]));
    measured.push({ what: `${page}, first`, bytes: first, budget: budgetOf(page, kind) });
    // The other public pages are reached from /login, so its files and the API count as loaded; the other shell pages are reached from
    // any page.
    const known =
      kind === 'shell' || page === 'login' ? before : new Set([...before, ...filesOf('login'), ...api]);
    const further = await sizeOf(own.filter((file) => !known.has(file)));
    measured.push({ what: `${page}, further`, bytes: further, budget: budgets.furtherPage });
  }
  return measured;
}

/** The bytes of the portal's art in both modes, after brotli. It is not part of the first load. */
export async function measureArt(folder: string): Promise<Measured> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  return { what: 'art', bytes: await sizeReader(folder)(names), budget: budgets.art };
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** A human-readable table; lines over their budget are marked. */
export function sizeTable(measured: Measured[]): string {
  const width = Math.max(...measured.map(({ what }) => what.length));
  return measured
    .map(({ what, bytes, budget }) => {
      const mark = bytes > budget ? 'OVER' : 'ok';
      return `  ${what.padEnd(width)} ${inKb(bytes)} of ${inKb(budget)}  ${mark}`;
    })
    .join('\n');
}

export const countTable = (counted: Counted[]): string =>
  counted
    .map(({ what, count, budget }) => `  ${what}: ${count} of ${budget}${count > budget ? '  OVER' : ''}`)
    .join('\n');

/** Describes everything that is over its budget. */
export const overBudget = (measured: Measured[], counted: Counted[]): string[] => [
  ...measured.filter(({ bytes, budget }) => bytes > budget).map(({ what }) => what),
  ...counted.filter(({ count, budget }) => count > budget).map(({ what }) => what),
];
