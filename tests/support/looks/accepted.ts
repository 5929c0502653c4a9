import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { looks, type Hashes, type Look } from './shoot';

/** The accepted looks, and the browser that rendered them (rendererOf). */
export interface Accepted {
  renderer: string;
  states: Map<string, Hashes>;
}

export const acceptedFile = path.resolve(__dirname, '../../stories/looks.txt');

const HEADING = `# The accepted looks of every story: a hash of the pixels at ${looks.join(', ')}. \`npm run looks -- accept\` writes them.`;
const RENDERER = '# drawn by ';

function hashesOf(line: string): [string, Hashes] {
  const [id = '', ...hashes] = line.split(' ');
  const pairs = looks.map((look, index) => [look, hashes[index] ?? ''] as const);
  return [id, Object.fromEntries(pairs) as Hashes];
}

/** Reads the list from the repository, or from `text` if given. */
export function readAccepted(text?: string): Accepted {
  const list = text ?? (existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : '');
  const lines = list.split('\n').filter((line) => line !== '');
  const renderer = lines.find((line) => line.startsWith(RENDERER))?.slice(RENDERER.length) ?? '';
  const states = lines.filter((line) => !line.startsWith('#')).map(hashesOf);
  return { renderer, states: new Map(states) };
}

/** The list as text: one sorted line per state, so that a change to a state changes one line. */
export function textOf({ renderer, states }: Accepted): string {
  const lines = [...states].map(([id, hashes]) => [id, ...looks.map((look) => hashes[look])].join(' '));
  return [HEADING, RENDERER + renderer, ...lines.sort(), ''].join('\n');
}

export const writeAccepted = (accepted: Accepted): void => writeFileSync(acceptedFile, textOf(accepted));

/** The looks of a state that differ from the accepted ones; all looks of a new state. */
export const changedLooks = (accepted: Hashes | undefined, now: Hashes): Look[] =>
  looks.filter((look) => accepted?.[look] !== now[look]);
