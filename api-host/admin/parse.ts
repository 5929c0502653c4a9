import { CommanderError, type Command as Program } from 'commander';
import { UsageError } from './command';
import { AdminHelp } from './help';
import { createProgram, unknownCommand, type CommandLine } from './program';

/** A parsed command line: a help text to print, or a command to run. */
export type Parsed = { help: string; json: boolean } | CommandLine;

/** Parses a command line. Throws UsageError with one line that says what to do. */
export function parse(line: readonly string[]): Parsed {
  let read: CommandLine | undefined;
  let help = '';
  const root = createProgram((commandLine) => (read = commandLine));
  for (const program of [root, ...descendants(root)])
    program
      .configureOutput({ writeOut: (text) => (help += text), writeErr: () => undefined })
      .exitOverride((error) => {
        throw error.code === 'commander.helpDisplayed'
          ? helpDisplayed(error, program)
          : usageError(error, program);
      });
  try {
    root.parse(line[0] === 'help' ? [...line.slice(1), '--help'] : line, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { help: help.trimEnd(), json: line.includes('--json') };
  }
  if (!read) throw unknownCommand([]);
  return read;
}

const descendants = (program: Program): Program[] =>
  program.commands.flatMap((child) => [child, ...descendants(child)]);

/** Help for a command that does not exist is an error. */
function helpDisplayed(error: CommanderError, program: Program): Error {
  const unknown = program.commands.length > 0 && program.args.filter((word) => !word.startsWith('-'));
  if (!unknown || unknown.length === 0) return error;
  return unknownCommand(program.parent ? [program.name(), ...unknown] : unknown);
}

const usageError = (error: CommanderError, program: Program): UsageError =>
  new UsageError(`${reasonOf(error)} Usage: ${new AdminHelp().commandUsage(program)}`);

/** Commander's message in one sentence. */
function reasonOf({ code, message }: CommanderError): string {
  if (code === 'commander.missingArgument') return `<${/'(.*)'/.exec(message)?.[1] ?? ''}> is missing.`;
  const [first = '', suggestion = ''] = message.replace(/^error: /, '').split('\n');
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
  return suggestion ? `${sentence} ${suggestion}` : sentence;
}

/** `npm run admin -- --help`. */
export const helpOfAll = (): string =>
  createProgram(() => undefined)
    .helpInformation()
    .trimEnd();
