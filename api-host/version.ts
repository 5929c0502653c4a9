import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './folders';

/** The running release: the version in package.json. */
export function hostVersion(): string {
  const text = readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version?: unknown };
  return typeof version === 'string' ? version : 'unknown';
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}

/**
 * Differs between builds of one version: a hash of the host's sources, the packages' versions, and the fingerprint that
 * `npm run build` leaves in `portalDist`.
 */
export function buildId(portalDist: string | null, root = repositoryRoot): string {
  const sources = ['api-host', 'contract'].flatMap((folder) => filesIn(path.join(root, folder))).sort();
  const others = [
    path.join(root, 'package-lock.json'),
    ...(portalDist === null ? [] : [path.join(portalDist, '.fingerprint')]),
  ];
  const hash = createHash('sha256');
  for (const file of sources)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  for (const file of others) if (existsSync(file)) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
