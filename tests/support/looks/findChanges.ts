import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedLooks, readAccepted } from './accepted';
import { looks, type Hashes, type Shots } from './shoot';

/** The folder for pictures of changed states; not part of the repository. */
export const looksFolder = path.resolve(__dirname, '../../../.cache/looks');

export const hashesOf = (shots: Shots): Hashes =>
  Object.fromEntries(looks.map((look) => [look, shots[look].hash])) as Hashes;

/** Saves the pictures of a state in a folder of .cache/looks, one file per look. */
export function keepPictures(kind: 'before' | 'now', id: string, shots: Shots): void {
  const folder = path.join(looksFolder, kind, id);
  mkdirSync(folder, { recursive: true });
  for (const look of looks) writeFileSync(path.join(folder, `${look}.png`), shots[look].png);
}

const accepted = readAccepted();

/**
 * Whether the looks that this browser renders can be compared with the accepted ones (docs/decisions/0113): false with another browser,
 * or before any looks were accepted.
 */
export const isComparable = (renderer: string): boolean => renderer === accepted.renderer;

/** Why they cannot be compared, and what to do, in one line. */
export const whyNot = (renderer: string): string =>
  accepted.renderer === ''
    ? 'Looks are NOT compared: none are accepted yet. Run `npm run looks -- accept`.'
    : `Looks are NOT compared: accepted with ${accepted.renderer}; here draws ${renderer}. Run \`npm run looks -- against HEAD\`.`;

/** The accepted looks of a state; undefined for a new one. */
export const acceptedLooks = (id: string): Hashes | undefined => accepted.states.get(id);

/** The failures of a state that does not look as accepted; its pictures are saved. */
export function findChanges(id: string, shots: Shots): string[] {
  const changed = changedLooks(accepted.states.get(id), hashesOf(shots));
  if (changed.length === 0) return [];
  keepPictures('now', id, shots);
  return [`looks other than accepted at ${changed.join(', ')}: \`npm run looks\` shows it, before and now`];
}
