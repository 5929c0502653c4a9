import { formatInstant } from '../../api-host/admin/table';
import { operate, typed } from './operator';

/** A command after a prompt, which may begin with the name of the operator who types it: `lan$ npm run admin -- …`. */
const CALL = /^(\w*)\$ npm run (?:--silent )?admin -- (.*)$/;

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T12:35Z');
/** What the commands name beside the present: the wait of a new channel and of an approval. */
const LATER_MS = [0, 24 * HOUR_MS, 72 * HOUR_MS];

/** An instant of just now, or a wait later, as one that stands for it. */
function standing(instant: string): string {
  const apart = new Date(instant.replace(' ', 'T')).getTime() - Date.now();
  const later = LATER_MS.find((wait) => Math.abs(apart - wait) < HOUR_MS);
  return later === undefined ? instant : formatInstant(new Date(NOW + later));
}

/** What differs from run to run: instants, ids of deliveries, keys. */
const timeless = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\dZ/g, standing)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'c0ffee00-0000-4000-8000-000000000000');

/**
 * Carries out the commands of a document's ```text blocks, one after the other, and writes below each what it prints; where it
 * asks, the answer is y. `keys`: those of the operators whose names stand before the prompts.
 */
export async function carriedOut(
  document: string,
  databaseUrl: string,
  keys: Readonly<Record<string, string>> = {},
): Promise<string> {
  const parts = document.split(/(```text\n[\s\S]*?```)/);
  const written: string[] = [];
  for (const part of parts) {
    const lines = part.split('\n').filter((line) => CALL.test(line));
    if (!part.startsWith('```text\n') || lines.length === 0) {
      written.push(part);
      continue;
    }
    const blocks: string[] = [];
    for (const line of lines) {
      const [, who = '', call = ''] = CALL.exec(line) ?? [];
      const words = typed(call);
      const key = keys[who];
      const asks = !words.includes('--yes');
      const { out, err } = await operate(
        databaseUrl,
        words,
        asks ? ['y'] : undefined,
        key ? { OPERATOR_KEY: key } : {},
      );
      blocks.push(`${line}\n${err}${err.endsWith('[y/N] ') ? 'y\n' : ''}${out}`);
    }
    written.push(`\`\`\`text\n${blocks.join('\n')}\`\`\``);
  }
  return timeless(written.join(''));
}
