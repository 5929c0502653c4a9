import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { Change } from './compareSheets';

const uri = (png: PNG | null) =>
  png ? `<img alt="" src="data:image/png;base64,${PNG.sync.write(png).toString('base64')}">` : '–';

/** Writes a page that shows each change: before, after, and what differs. Gives its path. */
export function writeReport(folder: string, changes: readonly (Change & { screen: string })[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = changes.map(
    ({ screen, state, before, after, difference }) =>
      `<h2>${screen}: ${state}</h2><table><tr><th>before<th>after<th>difference<tr><td>${uri(before)}<td>${uri(after)}<td>${uri(difference)}</table>`,
  );
  const file = path.join(folder, 'index.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Changed looks</title>${rows.join('\n')}`);
  return file;
}
