import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** What people do not write: recorded flows, measured pictures, npm's lock file. */
const generated = /^(package-lock\.json|docs\/pictures\/|tests\/recordings\/)/;

/** The files that git lists, with their texts; binary files and what no person writes map to an empty text. */
export function repositoryFiles(): ReadonlyMap<string, string> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const files = new Map<string, string>();
  for (const file of listed) {
    const absolute = path.join(root, file);
    if (!file || !existsSync(absolute)) continue;
    const text = generated.test(file) ? '' : readFileSync(absolute, 'utf8');
    files.set(file, text.includes('\0') ? '' : text);
  }
  return files;
}
