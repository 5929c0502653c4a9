import { PROGRAM } from './programName';
import type { Command } from './command';
import { commands, groups } from './commands';
import { columns } from './table';

const EVERYWHERE = [
  ['--json', 'prints one JSON document instead of lines'],
  ['--help', 'prints this help'],
];
const ON_CHANGES = [
  ['--yes', 'changes without asking; needed where there is no terminal to ask at'],
  ['--as <name>', 'who you are, for the audit; without it, the user of this machine'],
];

export const isChange = (command: Command): boolean => 'plan' in command;

const section = (title: string, rows: string[][]): string[] =>
  rows.length === 0 ? [] : ['', title, ...columns(rows).map((line) => `  ${line}`)];

/** 'players find <text> [--limit <count>]' */
export function usageOf({ words, args = [], options = [] }: Command): string {
  const positional = args.map(({ name }) => `<${name}>`);
  const named = options.map(({ name, value, required }) =>
    required ? `--${name} <${value}>` : `[--${name} <${value}>]`,
  );
  return [PROGRAM, words, ...positional, ...named].join(' ');
}

/** `npm run admin -- --help`. */
export const helpOfAll = (): string =>
  [
    'The operator’s commands. They work on DATABASE_URL, or on the embedded database of DATA_DIR, whether the host runs or not.',
    '',
    `Usage: ${PROGRAM} <command> [arguments] [options]`,
    ...groups.flatMap(({ name, meaning }) =>
      section(
        meaning,
        commands
          .filter(({ words }) => words.split(' ')[0] === name)
          .map(({ words, args = [], options = [], meaning: what }) => [
            [
              words,
              ...args.map((arg) => `<${arg.name}>`),
              ...options.filter(({ required }) => required).map((option) => `--${option.name} …`),
            ].join(' '),
            what,
          ]),
      ),
    ),
    ...section('Options everywhere', EVERYWHERE),
    ...section('Options of commands that change something', ON_CHANGES),
    ...section('Exit codes', [
      ['0', 'done'],
      ['1', 'refused, not agreed to, or a check that failed'],
      ['2', 'no such command, or wrong arguments'],
    ]),
    '',
    `${PROGRAM} <command> --help tells more about one command, with examples.`,
    'For JSON alone on stdout: npm run --silent admin -- <command> --json',
  ].join('\n');

/** `npm run admin -- players --help`. */
export function helpOfGroup(name: string): string {
  const group = groups.find((known) => known.name === name);
  const own = commands.filter(({ words }) => words.split(' ')[0] === name);
  return [
    group?.meaning ?? name,
    ...own.flatMap((command) => ['', usageOf(command), `    ${command.meaning}`]),
    '',
    `${PROGRAM} ${name} <command> --help tells more about one of them, with examples.`,
  ].join('\n');
}

/** `npm run admin -- players find --help`. */
export const helpOfCommand = (command: Command): string =>
  [
    `Usage: ${usageOf(command)}`,
    '',
    command.meaning,
    ...(command.details ?? []).flatMap((paragraph) => ['', paragraph]),
    ...section(
      'Arguments',
      (command.args ?? []).map(({ name, meaning }) => [`<${name}>`, meaning]),
    ),
    ...section('Options', [
      ...(command.options ?? []).map(({ name, value, meaning }) => [`--${name} <${value}>`, meaning]),
      ...(isChange(command) ? ON_CHANGES : []),
      ...EVERYWHERE,
    ]),
    '',
    'Examples',
    ...command.examples.flatMap(({ typed, meaning }) => [`  ${PROGRAM} ${typed}`, `      ${meaning}`]),
  ].join('\n');
