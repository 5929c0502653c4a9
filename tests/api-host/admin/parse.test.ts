import { commands, groups } from '../../../api-host/admin/commands';
import { parse } from '../../../api-host/admin/parse';
import { typed } from '../../support/operator';

describe('a command line', () => {
  it.each([
    ['', 'The command is missing: see npm run admin -- --help'],
    ['frob', 'There is no command "frob": see npm run admin -- --help'],
    ['players frob', 'There is no command "players frob": see npm run admin -- players --help'],
    ['frob --help', 'There is no command "frob"'],
    [
      'players show',
      '<username> is missing. Usage: npm run admin -- players show <username> [--limit <count>]',
    ],
    ['players show a b', '"b" is one argument too many. Usage:'],
    ['players show a --frob', "Unknown option '--frob'. Usage:"],
    ['players show a --yes', "Unknown option '--yes'. Usage:"],
    ['recall demo 5', '--reason is missing. Usage: npm run admin -- recall <username> <kp> --reason <text>'],
    ['recall demo 5 --reason ""', '--reason is missing.'],
    ['recall demo 5 --reason', "Option '--reason <text>' argument missing. Usage:"],
    ['recall demo 5 --reason --yes', "Option '--reason <text>' argument missing. Usage:"],
    ['recall demo 5 --reson test', "Unknown option '--reson'. (Did you mean --reason?) Usage:"],
    ['players show a --as Lan', "Unknown option '--as'. Usage:"],
  ])('%j is refused with a one-line message that says what is wrong', (line, message) => {
    expect(() => parse(typed(line))).toThrow(message);
    try {
      parse(typed(line));
    } catch (error) {
      expect((error as Error).name).toBe('UsageError');
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it('reads a negative number as an argument, so that the command can say what is wrong with it', () => {
    const line = parse(typed('recall demo -5 --reason test'));
    expect('input' in line && line.input.arg('kp')).toBe('-5');
  });

  it('may start with its switches', () => {
    expect(parse(['--json', '--yes', 'zones', 'open', '3'])).toMatchObject({ json: true, yes: true });
  });

  it.each([
    ['help', /^The commands for operators/],
    ['--help', /^The commands for operators/],
    ['-h', /^The commands for operators/],
    ['players --help', /^Players\n/],
    ['help players', /^Players\n/],
    ['players find --help', /^Usage: npm run admin -- players find <text>/],
    ['help players find', /^Usage: npm run admin -- players find <text>/],
    ['recall x y --help', /^Usage: npm run admin -- recall/],
  ])('%j prints help', (line, help) => {
    expect(parse(typed(line))).toMatchObject({ help: expect.stringMatching(help) as string });
  });

  it('every command is in the help, and has its own help and an example that parses', () => {
    const all = parse(['--help']);
    for (const command of commands) {
      expect(groups.map(({ name }) => name)).toContain(command.words.split(' ')[0]);
      expect('help' in all && all.help).toContain(`  ${command.words}`);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const example of command.examples) expect(parse(typed(example.typed))).toMatchObject({ command });
    }
  });
});
