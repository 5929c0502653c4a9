import { PassThrough } from 'node:stream';
import { commands, groups } from '../../../api-host/admin/commands';
import { coinText } from '../../../api-host/admin/commands/payableValues';
import { parse } from '../../../api-host/admin/parse';
import { cell, columns, table } from '../../../api-host/admin/table';
import { terminalOf } from '../../../api-host/admin/terminal';
import {
  parseCoins,
  parseExpiry,
  parseKp,
  parseRate,
  parseReason,
  parseText,
  parseVnd,
  parseZoneId,
} from '../../../api-host/admin/values';
import { typed } from '../../support/operator';

const now = new Date('2026-06-01T00:00:00Z');

describe('amounts that operators type', () => {
  it.each([
    '0',
    '-1',
    '+1',
    '1.5',
    '1,000',
    '1.000',
    '1e3',
    '0x10',
    ' 5',
    '5 ',
    '',
    '00',
    '007',
    'NaN',
    'Infinity',
    '١٢',
    '５',
    '5KP',
  ])('%j is refused everywhere', (text) => {
    expect(() => parseKp(text)).toThrow('write whole digits');
    expect(() => parseVnd(text)).toThrow('write whole digits');
    expect(() => parseZoneId(text)).toThrow('write whole digits');
  });

  it('are exact up to 2^53 − 1 KP and 10^12 VND, and refused beyond', () => {
    expect(parseKp('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => parseKp('9007199254740992')).toThrow('1 to 9007199254740991');
    expect(() => parseKp('1000000000000000000')).toThrow('1 to 9007199254740991');
    expect(parseVnd('1000000000000')).toBe(10 ** 12);
    expect(() => parseVnd('1000000000001')).toThrow('1 to 1000000000000');
    expect(() => parseZoneId('2147483648')).toThrow('1 to 2147483647');
  });

  it('rates are exact decimals', () => {
    expect(
      ['0.1', '0.070', '1', '0.333333333333333333', '010.50'].map((text) => parseRate(text, 'more')),
    ).toEqual([...['0.1', '0.07', '1', '0.333333333333333333', '10.5']]);
    expect(parseRate('0.000', 'zero')).toBe('0');
    for (const text of [
      '0',
      '-0.1',
      '1/3',
      '0,1',
      '.5',
      '5.',
      '1e-1',
      '0.1234567890123456789',
      '1234567',
      '',
    ])
      expect(() => parseRate(text, 'more')).toThrow('is no rate');
  });

  it('coins are typed as players see them, kept in hundredths', () => {
    expect(['500', '12.5', '0.01', '12.05'].map((text) => parseCoins(text, 100))).toEqual([
      50_000, 1_250, 1, 1_205,
    ]);
    expect([50_000, 1_250, 1, 1_205, 100_000].map(coinText)).toEqual([
      '500',
      '12.5',
      '0.01',
      '12.05',
      '1000',
    ]);
    for (const text of ['0', '0.00', '-1', '0.001', '1,5', 'x', '', '90071992547409.92'])
      expect(() => parseCoins(text, 100)).toThrow('is no amount of coins');
  });

  it('a day ends in Vietnam; what is over or does not exist is refused', () => {
    expect(parseExpiry('2026-12-31', now).toISOString()).toBe('2026-12-31T16:59:59.000Z');
    expect(parseExpiry('2026-12-31T17:00:00+07:00', now).toISOString()).toBe('2026-12-31T10:00:00.000Z');
    for (const text of ['31/12/2026', '2026-13-01', '2027-02-29', '2026-12-31T17:00', 'tomorrow', ''])
      expect(() => parseExpiry(text, now)).toThrow('is no day');
    expect(() => parseExpiry('2026-05-31', now)).toThrow('is over already');
  });

  it('texts are one line', () => {
    expect(parseText('  Quà tân thủ ', 'title', 20)).toBe('Quà tân thủ');
    for (const text of ['', ' ', 'a\nb', 'a\u001b[31m', 'x'.repeat(21)])
      expect(() => parseText(text, 'title', 20)).toThrow('one line of 1 to 20');
    expect(() => parseReason('ab')).toThrow('must tell why');
  });
});

describe('a command line', () => {
  it.each([
    ['', 'Which command? See npm run admin -- --help'],
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
    ['recall demo 5 --reason', "Option '--reason <value>' argument missing. Usage:"],
    ['recall demo -5 --reason test', "Unknown option '-5'. Usage:"],
  ])('%j is told in one line what is wrong with it', (line, message) => {
    expect(() => parse(typed(line))).toThrow(message);
    try {
      parse(typed(line));
    } catch (error) {
      expect((error as Error).name).toBe('UsageError');
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it('may have its switches first', () => {
    expect(parse(['--json', '--yes', 'zones', 'open', '3'])).toMatchObject({ json: true, yes: true });
  });

  it.each([
    ['help', /^The operator’s commands/],
    ['--help', /^The operator’s commands/],
    ['-h', /^The operator’s commands/],
    ['players --help', /^Players\n/],
    ['help players', /^Players\n/],
    ['players find --help', /^Usage: npm run admin -- players find <text>/],
    ['help players find', /^Usage: npm run admin -- players find <text>/],
    ['recall x y --help', /^Usage: npm run admin -- recall/],
  ])('%j prints a help', (line, help) => {
    expect(parse(typed(line))).toMatchObject({ help: expect.stringMatching(help) as string });
  });

  it('every command is in the help, has its own, and at least one example that parses', () => {
    const all = parse(['--help']);
    for (const command of commands) {
      expect(groups.map(({ name }) => name)).toContain(command.words.split(' ')[0]);
      expect('help' in all && all.help).toContain(`  ${command.words}`);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const example of command.examples) expect(parse(typed(example.typed))).toMatchObject({ command });
    }
  });
});

describe('what is printed', () => {
  it('is aligned, numbers to the right', () => {
    expect(
      table(
        [
          { name: 'Thành', kp: 5 },
          { name: 'a', kp: 12_345 },
        ],
        { NAME: ({ name }) => name, KP: ({ kp }) => kp },
        'None.',
      ),
    ).toEqual(['NAME      KP', 'Thành      5', 'a      12345']);
    expect(table([], {}, 'None.')).toEqual(['None.']);
    expect(columns([['Tha\u0300nh'.normalize('NFC'), 'x']])).toEqual(['Thành  x']);
  });

  it('never commands the terminal, whatever a payer wrote into a transfer', () => {
    expect(cell('FSO\u001b[2J\u0007KP\u202edemo\r\n\u2028')).toBe(
      'FSO\\u{1b}[2J\\u{7}KP\\u{202e}demo\\u{d}\\u{a}\\u{2028}',
    );
  });
});

describe('the terminal', () => {
  const streams = (isTTY: boolean) => {
    const make = () => Object.assign(new PassThrough(), { isTTY });
    return { input: make(), output: make(), error: make() };
  };

  it('asks on stderr where somebody sits, and takes a closed terminal for no answer', async () => {
    const { input, output, error } = streams(true);
    const terminal = terminalOf(input, output, error);
    const answer = terminal.ask?.('Go on? [y/N] ');
    input.write('yes\n');
    expect(await answer).toBe('yes');
    const none = terminal.ask?.('Go on? [y/N] ');
    input.end();
    expect(await none).toBe('');
    expect(String(error.read())).toContain('Go on? [y/N] ');
    expect(output.read()).toBeNull();
  });

  it('can’t ask where nobody does', () => {
    const { input, output, error } = streams(false);
    expect(terminalOf(input, output, error).ask).toBeNull();
    expect(terminalOf(streams(true).input, output, error).ask).toBeNull();
  });
});
