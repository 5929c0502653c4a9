import { readFileSync } from 'node:fs';
import path from 'node:path';
import { helpOfAll } from '../api-host/admin/parse';

/** The help of `npm run admin --` in docs/operating.md, from the commands themselves; `npm run docs` writes it. */
const file = path.resolve(__dirname, '../docs/operating.md');
const markers = /(<!-- admin help -->\n)[\s\S]*?(\n<!-- end of admin help -->)/;

/** docs/operating.md as it must read. */
export function documentWithHelp(): string {
  return readFileSync(file, 'utf8').replace(
    markers,
    (_, open: string, close: string) => `${open}\n\`\`\`text\n${helpOfAll()}\n\`\`\`\n${close}`,
  );
}
