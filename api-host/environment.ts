import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './settings';
import { StartupError, oneLine } from './startupError';

const NAME = String.raw`^[ \t]*(?:export )?([A-Za-z_]\w*)[ \t]*=`;
const NAMED = new RegExp(NAME);
/** A quoted value, which may span several lines. */
const QUOTED = new RegExp(NAME + String.raw`[ \t]*(["'\`])([^]*?)\2`, 'gm');
/** A line whose quoted value was replaced by "": empty, a comment, or a name and a value. A space is before a comment after a value. */
const LINE = new RegExp(
  String.raw`^\s*(#.*)?$|${NAME}[ \t]*(""[ \t]*(#.*)?|(?![ \t]*["'\`])[^#]*((?<=\s)#.*)?)$`,
);

/**
 * Throws StartupError for a line that the parser would silently misread: it joins a line without = with the next name, and cuts
 * an unquoted value at a #. The error does not contain the line, which may be a secret.
 */
function assertReadable(text: string, file: string): void {
  // Each quoted value becomes "" on its last line.
  const lines = text
    .replace(QUOTED, (_, name, _quote, value: string) => `${value.replace(/[^\n]/g, '')}${name}=""`)
    .split('\n');
  const wrong = lines.findIndex((line) => !LINE.test(line));
  if (wrong < 0) return;
  const name = NAMED.exec(lines[wrong] ?? '')?.[1];
  const where = `Line ${wrong + 1} of the settings file ${file}`;
  throw new StartupError(
    name === undefined
      ? `${where} is not NAME=value.`
      : `${where}: put the value of ${name} into quotes, since it contains a # or a quote.`,
  );
}

/**
 * The process's variables, and those of the file that ENV_FILE names, or else of `.env` in the working directory if it exists (OPS-8).
 * The process's own take precedence. ENV_FILE=none reads no file. Throws StartupError for a file that cannot be read.
 */
export function readEnvironment(env: Environment, folder: string): Environment {
  const named = env['ENV_FILE']?.trim() || undefined;
  const file = path.resolve(folder, named ?? '.env');
  if (named === 'none' || (named === undefined && !existsSync(file))) return env;
  let text: string;
  try {
    // Editors on Windows add a mark at the beginning, which would become part of the first name.
    text = readFileSync(file, 'utf8').replace(/^\uFEFF|\r/g, '');
  } catch (error) {
    throw new StartupError(
      `The settings file ${file} cannot be read (${oneLine(error)}): make it readable, or correct ENV_FILE.`,
    );
  }
  assertReadable(text, file);
  return { ...parseEnv(text), ...env };
}
