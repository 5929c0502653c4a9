import { readFileSync, statSync } from 'node:fs';

/** The text of a recording's file. Throws an error with one plain sentence if there is none. */
export function readRecording(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(
      `There is no file ${file}: give the path of a recording, as in npm run replay -- file.json.`,
    );
  return readFileSync(file, 'utf8');
}
