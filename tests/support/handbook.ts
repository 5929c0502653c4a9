import { operate, typed } from './operator';

const CALL = /^\$ npm run (?:--silent )?admin -- (.*)$/;

const HOUR_MS = 3_600_000;
const isNow = (instant: string): boolean =>
  Math.abs(Date.now() - new Date(instant.replace(' ', 'T')).getTime()) < HOUR_MS;

/** Instants of just now, which differ from run to run, as one that stands for them. */
const timeless = (text: string): string =>
  text.replace(/\d{4}-\d\d-\d\d \d\d:\d\dZ/g, (instant) => (isNow(instant) ? '2026-11-21 12:35Z' : instant));

/**
 * Carries out the commands of a document's ```text blocks, one after the other, and writes below each what it prints; where it
 * asks, the answer is y.
 */
export async function carriedOut(document: string, databaseUrl: string): Promise<string> {
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
      const words = typed(CALL.exec(line)?.[1] ?? '');
      const asks = !words.includes('--yes');
      const { out, err } = await operate(databaseUrl, words, asks ? ['y'] : undefined);
      blocks.push(`${line}\n${err}${err.endsWith('[y/N] ') ? 'y\n' : ''}${out}`);
    }
    written.push(`\`\`\`text\n${blocks.join('\n')}\`\`\``);
  }
  return timeless(written.join(''));
}
