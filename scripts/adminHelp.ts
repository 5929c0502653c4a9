import { readFileSync } from 'node:fs';
import path from 'node:path';
import { helpOfAll } from '../api-host/admin/parse';

/** The help of `npm run admin --` in docs/operating.md, generated from the commands by `npm run docs`. */
const file = path.resolve(__dirname, '../docs/operating.md');
const markers = /(<!-- admin help -->\n)[\s\S]*?(\n<!-- end of admin help -->)/;

/** The expected content of docs/operating.md. */
export function documentWithHelp(): string {
  return readFileSync(file, 'utf8').replace(
    markers,
    (_, open: string, close: string) => `${open}\n\`\`\`text\n${helpOfAll()}\n\`\`\`\n${close}`,
  );
}
