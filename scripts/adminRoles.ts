import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsOfRole } from '../api-host/admin/roles';

/** The roles of operators in docs/operating.md, from the table that the commands check by; `npm run docs` writes it. */
const file = path.resolve(__dirname, '../docs/operating.md');
const markers = /(<!-- operator roles -->\n)[\s\S]*?(\n<!-- end of operator roles -->)/;

const rolesTable = (): string =>
  [
    '| role | may run, beside what the roles above may |',
    '|---|---|',
    ...Object.entries(commandsOfRole).map(
      ([role, words]) => `| ${role} | ${words.map((one) => `\`${one}\``).join(', ')} |`,
    ),
  ].join('\n');

/** docs/operating.md as it must read. */
export const documentWithRoles = (): string =>
  readFileSync(file, 'utf8').replace(
    markers,
    (_, open: string, close: string) => open + rolesTable() + close,
  );
