import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from './places';

/** Everything a build depends on, from the top of the repository. */
const inputs = [
  'contract',
  'ui-kit',
  'src',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'webpack.config.ts',
  'package-lock.json',
];

const fingerprintFile = path.join(places.dist, '.fingerprint');

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

/** A hash of all sources of the portal. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(places.root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether dist/ was built from the sources as they are now; `npm start` builds only when it wasn't. */
export function isFresh(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint();
}
