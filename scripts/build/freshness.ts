import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from './places';

/** Everything that dist/ depends on, as paths from the repository root. */
const inputs: readonly string[] = [
  'contract',
  'ui-kit',
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'webpack.config.ts',
  'package-lock.json',
];

/** Everything that storybook-static/ depends on. */
export const storybookInputs: readonly string[] = [
  ...['contract', 'ui-kit', 'src', 'public', 'stories', '.storybook', 'docs/pictures'],
  ...['tests/fixtures', 'tests/recordings'],
  // The stories' fake host.
  ...[
    ...['answers', 'handlers', 'hostState', 'behindSession'],
    ...['accountHandlers', 'moneyHandlers', 'passkeyHandlers', 'secondFactorHandlers'],
  ].map((name) => `tests/support/${name}.ts`),
  'package-lock.json',
];

const fingerprintFile = path.join(places.dist, '.fingerprint');
export const storybookFingerprintFile = path.join(places.root, 'storybook-static/.fingerprint');

function filesOf(input: string): string[] {
  const full = path.join(places.root, input);
  if (!existsSync(full)) return [];
  if (path.extname(input)) return [input];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(input, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesOf(name) : [name];
  });
}

/** A hash of all given inputs, by default the sources of the portal. */
export function fingerprint(of: readonly string[] = inputs): string {
  const hash = createHash('sha256');
  for (const file of of.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(places.root, file)))
      .update('\0');
  return hash.digest('hex');
}

const holds = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Whether dist/ was built from the current sources; `npm start` builds only if not. */
export const isFresh = (): boolean => holds(fingerprintFile, fingerprint());

/** Whether storybook-static/ was built from the current sources. */
export const storybookIsFresh = (): boolean => holds(storybookFingerprintFile, fingerprint(storybookInputs));
