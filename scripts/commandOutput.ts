import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandDocuments, documentWithOutput } from '../tests/support/commandDocuments';
import globalSetup from '../tests/support/globalSetup';
import globalTeardown from '../tests/support/globalTeardown';

/** The second part of `npm run docs`: writes the output of operators' commands into the documents that show it. It starts a PostgreSQL of its own. */
async function main(): Promise<void> {
  // The audit names the machine's user.
  const user = { ...os.userInfo(), username: 'portal' };
  os.userInfo = (() => user) as typeof os.userInfo;
  globalSetup();
  try {
    for (const document of Object.keys(commandDocuments))
      writeFileSync(path.resolve(__dirname, '..', document), await documentWithOutput(document));
  } finally {
    await globalTeardown();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
