import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../api-host/settings';
import { documentWithHelp } from './adminHelp';
import { documentWithRoles } from './adminRoles';
import { writeScreenPages } from './screenPages';

/** `npm run docs`: writes docs/operating.md's table of settings from the host's own list, and the parts of adminHelp.ts and adminRoles.ts. */
const file = path.resolve(__dirname, '../docs/operating.md');
const markers = /(<!-- settings -->\n)[\s\S]*?(\n<!-- end of settings -->)/;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The table in Markdown. */
export const settingsTable = (): string =>
  [
    '| setting | default | meaning |',
    '|---|---|---|',
    ...Object.entries(settings).map(
      ([name, { unset, help }]) => `| \`${name}\` | ${cell(unset)} | ${cell(help)} |`,
    ),
  ].join('\n');

/** The expected content of docs/operating.md. */
export function documentWithTable(): string {
  return readFileSync(file, 'utf8').replace(
    markers,
    (_, open: string, close: string) => open + settingsTable() + close,
  );
}

if (require.main === module) {
  writeFileSync(file, documentWithTable());
  writeFileSync(file, documentWithHelp());
  writeFileSync(file, documentWithRoles());
  writeScreenPages();
}
