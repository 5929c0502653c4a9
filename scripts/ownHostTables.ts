import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@portal/contract/openapi';
import { breaking } from './conformance/breaking';

/** The tables of docs/your-own-host.md, generated from the OpenAPI document and the checks of `npm run conformance` (HOST-6). */
const file = path.resolve(__dirname, '../docs/your-own-host.md');

interface Marked {
  'x-addition'?: true;
  'x-when-absent'?: string;
}

const { paths, components } = openApiDocument();

const rowOf = (what: string, marked: Marked): string[] =>
  marked['x-addition'] ? [`| ${what} | ${marked['x-when-absent'] ?? ''} |`] : [];

const callRows = Object.entries(paths).flatMap(([address, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    rowOf(`\`${method.toUpperCase()} ${address}\``, operation as Marked),
  ),
);

const headerRows = Object.values(components.parameters).flatMap((parameter) =>
  rowOf(`the header \`${parameter.name}\``, parameter),
);

const fieldRows = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
  Object.entries(properties).flatMap(([field, schema]) => rowOf(`\`${field}\` of ${name}`, schema)),
);

const tables: Readonly<Record<string, readonly string[]>> = {
  additions: ['| addition | without it |', '|---|---|', ...callRows, ...headerRows, ...fieldRows],
  breaking: [
    '| deviation | why |',
    '|---|---|',
    ...Object.entries(breaking).map(([name, why]) => `| ${name} | ${why} |`),
  ],
};

/** The expected content of docs/your-own-host.md. */
export const documentWithTables = (): string =>
  Object.entries(tables).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end of ${name} -->)`),
        (_, open: string, close: string) => open + rows.join('\n') + close,
      ),
    readFileSync(file, 'utf8'),
  );

export const writeOwnHostTables = (): void => writeFileSync(file, documentWithTables());
