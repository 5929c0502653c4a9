import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@portal/contract/openapi';
import { writeOwnHostTables } from './ownHostTables';

export const openApiFile = path.resolve(__dirname, '../docs/openapi.json');

/** The text of docs/openapi.json, deterministic for a given contract (HOST-6). */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

/** `npm run openapi`: writes the contract as OpenAPI 3.1 and the tables of docs/your-own-host.md. */
if (require.main === module) {
  writeFileSync(openApiFile, openApiText());
  writeOwnHostTables();
}
