import { parseArgs } from 'node:util';
import { PROGRAM } from './programName';
import { UsageError, type Command, type Input } from './command';
import { commands, groups } from './commands';
import { helpOfAll, helpOfCommand, helpOfGroup, isChange, usageOf } from './help';

/** What was typed: a help to print, or a command to run. */
export type Typed =
  | { help: string; json: boolean }
  | { command: Command; input: Input; json: boolean; yes: boolean; as: string | undefined };

/** The words that stand before the first option. */
function leadingWords(typed: readonly string[]): string[] {
  const end = typed.findIndex((word) => word.startsWith('-'));
  return typed.slice(0, end === -1 ? undefined : end);
}

const wordsOf = (command: Command): string[] => command.words.split(' ');

const called = (words: readonly string[]): Command | undefined =>
  commands.find((command) => wordsOf(command).every((word, at) => words[at] === word));

function unknown(words: readonly string[]): UsageError {
  const [first = ''] = words;
  const group = groups.some(({ name }) => name === first) ? ` ${first}` : '';
  return new UsageError(
    words.length === 0
      ? `Which command? See ${PROGRAM} --help`
      : `There is no command "${words.slice(0, 2).join(' ')}": see ${PROGRAM}${group} --help`,
  );
}

/** Switches may stand before the words as well. */
function switchesLast(typed: readonly string[]): string[] {
  const first = typed.findIndex((word) => !['--json', '--yes', '-y'].includes(word));
  return first === -1 ? [...typed] : [...typed.slice(first), ...typed.slice(0, first)];
}

/** Reads the command line; throws UsageError with one line that says what to do. */
export function parse(line: readonly string[]): Typed {
  const typed = switchesLast(line);
  const json = typed.includes('--json');
  const asked = typed[0] === 'help' ? typed.slice(1) : typed;
  const wantsHelp = typed[0] === 'help' || typed.includes('--help') || typed.includes('-h');
  const words = leadingWords(asked);
  const command = called(words);
  if (wantsHelp) return { help: helpFor(command, words), json };
  if (!command) throw unknown(words);

  const usage = `Usage: ${usageOf(command)}`;
  const { values, positionals } = parsed(command, typed.slice(wordsOf(command).length), usage);
  const args = command.args ?? [];
  const missing = args[positionals.length];
  if (missing) throw new UsageError(`<${missing.name}> is missing. ${usage}`);
  const extra = positionals[args.length];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many. ${usage}`);
  const needed = (command.options ?? []).find(({ name, required }) => required && !values[name]);
  if (needed) throw new UsageError(`--${needed.name} is missing. ${usage}`);

  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const input: Input = {
    arg: (name) => positionals[args.findIndex((arg) => arg.name === name)] ?? '',
    option: text,
    required: (name) => text(name) ?? '',
  };
  return { command, input, json, yes: values.yes === true, as: text('as') };
}

function helpFor(command: Command | undefined, words: readonly string[]): string {
  if (command) return helpOfCommand(command);
  const [name] = words;
  if (name === undefined) return helpOfAll();
  if (words.length > 1 || !groups.some((group) => group.name === name)) throw unknown(words);
  return helpOfGroup(name);
}

function parsed(command: Command, rest: string[], usage: string) {
  const own = (command.options ?? []).map(({ name }) => [name, { type: 'string' as const }]);
  const onChanges = isChange(command)
    ? { yes: { type: 'boolean' as const, short: 'y' }, as: { type: 'string' as const } }
    : {};
  const options = { json: { type: 'boolean' as const }, ...onChanges, ...Object.fromEntries(own) } as Record<
    string,
    { type: 'string' | 'boolean'; short?: string }
  >;
  try {
    return parseArgs({ args: rest, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\n|\. To specify/);
    throw new UsageError(`${first.replace(/\.?$/, '.')} ${usage}`);
  }
}
