import { Help, type Command as Program, type Option } from 'commander';
import { commands } from './commands';
import { PROGRAM } from './programName';

/** The heading of the options for commands that change something. */
export const CHANGE_OPTIONS = 'Options of commands that change something:';

const INTRODUCTION =
  'The commands for operators. They work on the database of DATABASE_URL, or on the embedded one in DATA_DIR, whether or not the host is running.';

const CLOSING = `Exit codes:
  0  done
  1  refused, declined, or a check failed
  2  unknown command or invalid arguments

${PROGRAM} <command> --help describes one command, with examples.
To print only JSON on stdout: npm run --silent admin -- <command> --json`;

/** 'players find' of the subcommand `find`. */
function wordsOf(program: Program): string {
  const { parent } = program;
  return parent?.parent ? `${parent.name()} ${program.name()}` : program.name();
}

const specOf = (program: Program) => commands.find(({ words }) => words === wordsOf(program));

/** Commander's help, with three differences: the program's help lists every command, texts are not wrapped, and examples are shown. */
export class AdminHelp extends Help {
  override showGlobalOptions = true;

  override prepareContext(): void {
    this.helpWidth = Infinity;
  }

  /** The program's help lists the commands themselves, not only their groups. */
  override visibleCommands(program: Program): Program[] {
    if (program.parent) return super.visibleCommands(program);
    return program.commands.flatMap((child) => (child.commands.length > 0 ? [...child.commands] : [child]));
  }

  /** 'players find <text>' */
  override subcommandTerm(program: Program): string {
    return [wordsOf(program), ...program.registeredArguments.map((arg) => `<${arg.name()}>`)].join(' ');
  }

  override visibleGlobalOptions(program: Program): Option[] {
    const spec = specOf(program);
    const reads = spec !== undefined && 'read' in spec;
    return super
      .visibleGlobalOptions(program)
      .filter(({ helpGroupHeading }) => !(reads && helpGroupHeading === CHANGE_OPTIONS));
  }

  override commandDescription(program: Program): string {
    return program.commands.length > 0 ? '' : super.commandDescription(program);
  }

  override visibleArguments(program: Program) {
    return program.commands.length > 0 ? [] : super.visibleArguments(program);
  }

  override formatHelp(program: Program, helper: Help): string {
    const help = super.formatHelp(program, helper).trimEnd();
    if (!program.parent) return [INTRODUCTION, '', help, '', CLOSING].join('\n');
    const spec = specOf(program);
    if (!spec) return [program.description(), '', help].join('\n');
    const examples = spec.examples.flatMap(({ typed, meaning }) => [
      `  ${PROGRAM} ${typed}`,
      `      ${meaning}`,
    ]);
    return [help, '', 'Examples:', ...examples].join('\n');
  }
}
