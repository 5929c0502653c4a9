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
import { failureOf, installed, npm, packKit } from './commands';

/** The kit's peer dependencies, which every consumer has, and the types needed to compile. */
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

/** Adds extensions to relative imports, which `nodenext` requires and this repository leaves out. */
function addExtensions(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/ from '(\.[^']*)'/g, " from '$1.js'"));
  }
}

export interface ConsumerProject {
  folder: string;
  /** The paths of the package's files. */
  files: string[];
  /** TypeScript's errors in the project; empty if there are none. */
  typeErrors: (resolution: Resolution) => Promise<string>;
}

/** Creates an empty project outside the repository and installs the packed kit in it, offline. */
export async function makeConsumerProject(): Promise<ConsumerProject> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kit-consumer-'));
  const { archive, files } = await packKit(folder);
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // The kit's two dependencies have no dependencies themselves, so npm can link the copies installed here.
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
  addExtensions(sources);
  for (const [name, options] of Object.entries(resolutions)) {
    const settings = { compilerOptions: { ...compilerOptions, ...options }, include: ['tests'] };
    writeFileSync(path.join(folder, `tsconfig.${name}.json`), JSON.stringify(settings));
  }

  const typeErrors = (resolution: Resolution) =>
    failureOf('typescript/bin/tsc', ['--pretty', 'false', '-p', `tsconfig.${resolution}.json`], folder);
  return { folder, files, typeErrors };
}
