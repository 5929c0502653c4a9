import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './settings';
import { StartupError, oneLine } from './startupError';

/** A line of a settings file: empty, a comment, or a name and a value. */
const LINE = /^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

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
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(
      `The settings file ${file} cannot be read (${oneLine(error)}): make it readable, or correct ENV_FILE.`,
    );
  }
  // A quoted value may span several lines, which only the parser understands; a file without quotes is checked line by line.
  const wrong = /["'`]/.test(text) ? -1 : text.split(/\r?\n/).findIndex((line) => !LINE.test(line));
  if (wrong >= 0) throw new StartupError(`Line ${wrong + 1} of the settings file ${file} is not NAME=value.`);
  return { ...parseEnv(text), ...env };
}
