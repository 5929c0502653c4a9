import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const DIRECTION = 'boundaries/dependencies';

/** Two features of the portal and a file of each. An imported file must exist; the importing one need not. */
const features = readdirSync('src/features').sort();
const [oneFeature = '', otherFeature = ''] = features;
const fileOf = (folder: string) => {
  const file = readdirSync(folder).find((name) => /\.tsx?$/.test(name));
  if (!file) throw new Error(`${folder} has no file to import`);
  return `./${folder}/${file.replace(/\.tsx?$/, '')}`;
};
const here = (feature: string) => `src/features/${feature}/virtual.ts`;

/** importing file, imported module ('./' is relative to the repository root) */
const broken: [string, string][] = [
  ['contract/virtual.ts', 'react'],
  ['contract/virtual.ts', 'node:fs'],
  ['contract/virtual.ts', './ui-kit/index'],
  ['ui-kit/Virtual/Virtual.tsx', '@portal/contract'],
  ['ui-kit/Virtual/Virtual.tsx', './src/main'],
  ['ui-kit/Virtual/Virtual.tsx', 'react-final-form'],
  ['ui-kit/Virtual/Virtual.tsx', 'react-redux'],
  ['ui-kit/theme/virtual.ts', 'final-form'],
  ['ui-kit/forms/Virtual.tsx', 'yup'],
  [here(oneFeature), fileOf(`src/features/${otherFeature}`)],
  [here(otherFeature), fileOf(`src/features/${oneFeature}`)],
  [here(oneFeature), fileOf('src/app')],
  [here(oneFeature), 'fastify'],
  [here(oneFeature), 'node:crypto'],
  ['src/api/virtual.ts', './api-host/main'],
  ['src/api/virtual.ts', fileOf(`src/features/${oneFeature}`)],
  ['src/app/virtual.ts', './api-host/main'],
  ['src/app/virtual.ts', fileOf('tests/support')],
  ['src/lib/virtual.ts', fileOf('src/store')],
  ['src/virtual.tsx', './api-host/main'],
  ['api-host/virtual.ts', './src/main'],
  ['api-host/virtual.ts', '@portal/ui-kit'],
  ['api-host/domain/virtual.ts', 'react'],
  ['api-host/virtual.ts', './ui-kit/theme/createKitTheme'],
  ['ui-kit/tokens/virtual.ts', '@mui/material/styles'],
];

const allowed: [string, string][] = [
  ['contract/rules/virtual.ts', 'yup'],
  ['contract/rules/virtual.ts', './contract/limits'],
  ['ui-kit/Virtual/Virtual.tsx', '@mui/material/Button'],
  ['ui-kit/forms/Virtual.tsx', 'react-final-form'],
  [here(oneFeature), '@portal/contract'],
  [here(oneFeature), '@portal/contract/rules'],
  [here(oneFeature), '@portal/ui-kit/forms'],
  [here(oneFeature), fileOf('src/api')],
  [here(oneFeature), fileOf(`src/features/${oneFeature}`)],
  ['src/app/virtual.ts', fileOf(`src/features/${oneFeature}`)],
  ['api-host/domain/virtual.ts', '@portal/contract'],
  ['api-host/routes/virtual.ts', 'fastify'],
  ['api-host/virtual.ts', 'node:crypto'],
  ['api-host/virtual.ts', './ui-kit/tokens/index'],
  ['tests/wire/virtual.ts', './api-host/main'],
];

const sourceFrom = (filePath: string, source: string) => {
  if (!source.startsWith('./')) return source;
  const path = relative(dirname(filePath), source);
  return path.startsWith('.') ? path : `./${path}`;
};

const importOf = ([filePath, source]: [string, string]) => ({
  filePath,
  code: `import * as other from '${sourceFrom(filePath, source)}';\nexport const used = other;\n`,
});

const untyped = {
  filePath: 'src/lib/virtual.ts',
  code: 'export function first(list: any[]) {\n  return list.length;\n}\n',
};

function brokenRules(files: { filePath: string; code: string }[]): string[][] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/lintVirtualFiles.ts'], {
    input: JSON.stringify(files),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as string[][];
}

describe('the direction of imports (architecture §2)', () => {
  let results: string[][] = [];
  beforeAll(() => {
    results = brokenRules([...broken.map(importOf), ...allowed.map(importOf), untyped]);
  });

  it.each(broken.map((entry, index) => [...entry, index] as const))(
    'is an error when broken: %s → %s',
    (_file, _source, index) => {
      expect(results[index]).toContain(DIRECTION);
    },
  );

  it.each(allowed.map((entry, index) => [...entry, index] as const))(
    'allows %s → %s',
    (_file, _source, index) => {
      expect(results[broken.length + index]).not.toContain(DIRECTION);
    },
  );

  it('makes `any` an error', () => {
    expect(results.at(-1)).toContain('@typescript-eslint/no-explicit-any');
  });
});
