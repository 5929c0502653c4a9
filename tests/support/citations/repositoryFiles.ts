import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Files not written by people: recorded flows, measured pictures, npm's lock file. */
const generated = /^(package-lock\.json|docs\/pictures\/|tests\/recordings\/)/;

/**
 * A released migration never changes, not even its comments, so some cite architecture.md by its former name and decisions by former
 * titles. The numbers are unchanged.
 */
const asCitedToday = (file: string, text: string) =>
  file.startsWith('api-host/db/migrations/')
    ? text.replaceAll('DESIGN §', 'architecture §').replace(/(docs\/decisions\/\d{4})-[\w.-]+/g, '$1')
    : text;

/** The files that git lists or would list, with their texts; binary and generated files map to an empty text. */
export function repositoryFiles(): ReadonlyMap<string, string> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  const files = new Map<string, string>();
  for (const file of listed) {
    const absolute = path.join(root, file);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) continue;
    const text = generated.test(file) ? '' : readFileSync(absolute, 'utf8');
    files.set(file, text.includes('\0') ? '' : asCitedToday(file, text));
  }
  return files;
}
