import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const installed = (name: string) => path.join(root, 'node_modules', name);

/** What a site that uses the kit has anyway: the kit's peers, and types to compile with. */
const peers = [
  'react',
  'react-dom',
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  'final-form',
  'react-final-form',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

const resolutions = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'nodenext' },
};
export type Resolution = keyof typeof resolutions;

/** npm without what the npm around us was told. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_OPTIONS'),
);

async function npm(args: string[], cwd: string): Promise<string> {
  const told = [...args, '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const { stdout } = await run('npm', told, { cwd, env: environment, shell: process.platform === 'win32' });
  return stdout;
}

/** Builds and packs the kit as npm does; resolves to the archive and the files in it. */
async function pack(into: string): Promise<{ archive: string; files: string[] }> {
  const report = await npm(['pack', '--json', '--pack-destination', into], path.join(root, 'ui-kit'));
  // What the build prints comes before.
  const [packed] = JSON.parse(report.slice(report.indexOf('[\n'))) as {
    filename: string;
    files: { path: string }[];
  }[];
  if (!packed) throw new Error('npm packed nothing.');
  return { archive: path.join(into, packed.filename), files: packed.files.map((file) => file.path) };
}

/** Node and `nodenext` want the full names of neighbours; the house's own tools don't. */
function withFullNames(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/ from '(\.[^']*)'/g, " from '$1.js'"));
  }
}

export interface ConsumerProject {
  folder: string;
  /** Names of the files in the package. */
  files: string[];
  /** What TypeScript complains about; empty when all is well. */
  complaints: (resolution: Resolution) => Promise<string>;
}

/** An empty project outside the repository with the packed kit installed, without a network. */
export async function makeConsumerProject(): Promise<ConsumerProject> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kit-consumer-'));
  const { archive, files } = await pack(folder);
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // The kit's two dependencies need nothing themselves, so npm links them to what is installed here.
  const dependencies = ['lucide-react', 'qrcode.react'].map(installed);
  await npm(
    ['install', '--offline', '--ignore-scripts', '--legacy-peer-deps', archive, ...dependencies],
    folder,
  );
  for (const name of peers) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(installed(name), link, 'junction');
  }

  const sources = path.join(folder, 'tests');
  for (const name of ['ui-kit-package/consumer', 'ui-kit/samples'])
    cpSync(path.join(__dirname, '..', name), path.join(sources, name), { recursive: true });
  withFullNames(sources);
  for (const [name, options] of Object.entries(resolutions)) {
    const settings = { compilerOptions: { ...compilerOptions, ...options }, include: ['tests'] };
    writeFileSync(path.join(folder, `tsconfig.${name}.json`), JSON.stringify(settings));
  }

  const complaints = async (resolution: Resolution) => {
    const args = [installed('typescript/bin/tsc'), '--pretty', 'false', '-p', `tsconfig.${resolution}.json`];
    return run(process.execPath, args, { cwd: folder }).then(
      () => '',
      (failure: unknown) => (failure as { stdout: string }).stdout || 'tsc could not be run',
    );
  };
  return { folder, files, complaints };
}
