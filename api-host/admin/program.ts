import { Command as Program } from 'commander';
import { isChange, UsageError, type Command, type Input } from './command';
import { commands, groups } from './commands';
import { AdminHelp, CHANGE_OPTIONS } from './help';
import { PROGRAM } from './programName';

/** A parsed command line. `yes` and `as` apply only to commands that change something. */
export interface CommandLine {
  command: Command;
  input: Input;
  json: boolean;
  yes: boolean;
  as: string | undefined;
}

/** A commander program whose help is AdminHelp's, for itself and its subcommands. */
class AdminProgram extends Program {
  override createCommand(name?: string): AdminProgram {
    return new AdminProgram(name);
  }

  override createHelp(): AdminHelp {
    return Object.assign(new AdminHelp(), this.configureHelp());
  }
}

export function unknownCommand(words: readonly string[]): UsageError {
  const [first = ''] = words;
  const group = groups.some(({ name }) => name === first) ? ` ${first}` : '';
  return new UsageError(
    words.length === 0
      ? `The command is missing: see ${PROGRAM} --help`
      : `There is no command "${words.slice(0, 2).join(' ')}": see ${PROGRAM}${group} --help`,
  );
}

/** The program; a command of two words is a subcommand of its group. `run` receives the parsed command line. */
export function createProgram(run: (line: CommandLine) => void): Program {
  const root = new AdminProgram(PROGRAM)
    .helpCommand(false)
    .helpOption('-h, --help', 'print this help')
    .usage('<command> [arguments] [options]')
    .argument('[command...]')
    .action((words: string[]) => {
      throw unknownCommand(words);
    });
  root
    .option('--json', 'print one JSON document instead of text')
    .optionsGroup(CHANGE_OPTIONS)
    .option('-y, --yes', 'do not ask for confirmation; required without a terminal')
    .option(
      '--as <name>',
      'your name for the audit, until operators exist; afterwards their key identifies them',
    );

  for (const { name, meaning } of groups) {
    const own = commands.filter(({ words }) => words.split(' ')[0] === name);
    const parent = own.some(({ words }) => words === name) ? root : createGroup(root, name, meaning);
    for (const command of own) addCommand(parent, command, run).helpGroup(`${meaning}:`);
  }
  return root;
}

const createGroup = (root: Program, name: string, meaning: string): Program =>
  root
    .command(name)
    .description(meaning)
    .usage('<command> [arguments] [options]')
    .argument('[command...]')
    .action((words: string[]) => {
      throw unknownCommand([name, ...words]);
    });

function addCommand(parent: Program, command: Command, run: (line: CommandLine) => void): Program {
  const { words, meaning, details = [], args = [], options = [] } = command;
  const program = parent
    .command(words.split(' ').at(-1) ?? words)
    .summary(meaning)
    .description([meaning, ...details].join('\n\n'))
    .usage(usageOf(command))
    .allowExcessArguments();
  for (const arg of args) program.argument(`<${arg.name}>`, arg.meaning);
  for (const option of options) program.option(`--${option.name} <${option.value}>`, option.meaning);
  return program.action(() => run(readLine(command, program)));
}

/** '<text> [--limit <count>]' */
const usageOf = ({ args = [], options = [] }: Command): string =>
  [
    ...args.map(({ name }) => `<${name}>`),
    ...options.map(({ name, value, required }) => {
      const option = `--${name} <${value}>`;
      return required ? option : `[${option}]`;
    }),
  ].join(' ');

/**
 * Checks what commander would report less clearly: too many arguments, missing or empty required options (unknown options are reported
 * first, since a misspelt option is both), and options for changes on read-only commands.
 */
function readLine(command: Command, program: Program): CommandLine {
  const { args = [], options = [] } = command;
  const values = program.optsWithGlobals<Record<string, string | boolean | undefined>>();
  const text = (name: string): string | undefined => {
    // Commander stores --amount-column as amountColumn.
    const kept = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = program.getOptionValue(kept) as unknown;
    return typeof value === 'string' ? value : undefined;
  };
  const extra = program.args[args.length];
  const missing = options.find(({ name, required }) => required && !text(name));
  const foreign = isChange(command) ? undefined : ['yes', 'as'].find((name) => values[name] !== undefined);
  if (extra !== undefined) program.error(`"${extra}" is one argument too many`);
  if (missing) program.error(`--${missing.name} is missing`);
  if (foreign) program.error(`Unknown option '--${foreign}'`);
  return {
    command,
    input: {
      arg: (name) => program.args[args.findIndex((arg) => arg.name === name)] ?? '',
      option: text,
      required: (name) => text(name) ?? '',
    },
    json: values.json === true,
    yes: values.yes === true,
    as: typeof values.as === 'string' ? values.as : undefined,
  };
}
