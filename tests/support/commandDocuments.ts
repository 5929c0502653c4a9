import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withCommandOutput } from './commandOutput';
import { openOperatorWorld, type OperatorWorld } from './operatorWorld';
import { openSupportDay } from './supportDay';

/** The initial state for the examples in docs/operating.md. */
async function openExamples(): Promise<World> {
  const world = await openOperatorWorld();
  await world.pool.query(
    `update players set last_name = 'Nguyễn', middle_name = 'Thành', first_name = 'Nam', email = 'demo@example.com',
            phone_number = '+84912345678' where username = 'demo'`,
  );
  await world.lostTransfer('FT26325123456', 200_000, 'chuyen tien nap game');
  return world;
}

type World = OperatorWorld & { keys?: Record<string, string> };

/** The documents that show operators' commands with their output, each with the state in which they run. */
export const commandDocuments: Readonly<Record<string, () => Promise<World>>> = {
  'docs/operating.md': openExamples,
  'docs/support.md': openSupportDay,
};

/** The expected content of one of these documents. The commands must run as the machine's user `portal`. */
export async function documentWithOutput(document: string): Promise<string> {
  const open = commandDocuments[document];
  if (!open) throw new Error(`${document} is not listed above.`);
  const world = await open();
  const text = readFileSync(path.resolve(__dirname, '../..', document), 'utf8');
  const written = await withCommandOutput(text, world.url, world.keys);
  await world.close();
  return written;
}
