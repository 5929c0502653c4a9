import { formatInstant } from '../../api-host/admin/table';
import { operate, typed } from './operator';

/** A command after a prompt, which may start with the name of the operator who types it: `lan$ npm run admin -- …`. */
const CALL = /^(\w*)\$ npm run (?:--silent )?admin -- (.*)$/;

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T12:35Z');
/** The times that commands print relative to now: now itself, and the waiting times of an approval and of a new channel. */
const LATER_MS = [0, 24 * HOUR_MS, 72 * HOUR_MS];

/** Replaces an instant that is now, or a waiting time later, by a fixed one. */
function standing(instant: string): string {
  const apart = new Date(instant.replace(' ', 'T')).getTime() - Date.now();
  const later = LATER_MS.find((wait) => Math.abs(apart - wait) < HOUR_MS);
  return later === undefined ? instant : formatInstant(new Date(NOW + later));
}

/** Values that differ between runs: instants, ids of deliveries, keys. */
const timeless = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\dZ/g, standing)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'c0ffee00-0000-4000-8000-000000000000');

/**
 * Runs the commands in a document's ```text blocks, one after the other, and writes the output of each below it; prompts are answered
 * with y. `keys`: those of the operators named before the prompts.
 */
export async function withCommandOutput(
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
