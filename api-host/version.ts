import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './folders';

/** The running release: the version in package.json. */
export function hostVersion(): string {
  const text = readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version?: unknown };
  return typeof version === 'string' ? version : 'unknown';
}
