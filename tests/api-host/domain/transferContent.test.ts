import * as fc from 'fast-check';
import { playerCode, playerIdOf } from '../../../api-host/domain/playerCode';
import {
  CONTENT_MAX,
  mentionedPayers,
  payerHints,
  transferSyntax,
} from '../../../api-host/domain/transferContent';
import { contentFor, payerOf, playersNamed } from '../../support/payers';

const players = playersNamed([
  'thanhnam',
  'thanh',
  'ab_cd',
  'abcd',
  'co_gach',
  '1234',
  'a_rather_long_username_of_32_cha',
  'xfsokpy',
  'id0000004269x',
]);

describe('PAY-3: the transfer content a player is shown', () => {
  it.each([
    ['thanhnam', 'FSO KP THANHNAM'],
    ['1234', 'FSO KP 1234'],
    // Prefixes of another player's name.
    ['thanh', `FSO KP ${playerCode(2)}`],
    ['ab_cd', `FSO KP ${playerCode(3)}`],
    ['abcd', `FSO KP ${playerCode(4)}`],
    ['co_gach', `FSO KP ${playerCode(5)}`],
    ['a_rather_long_username_of_32_cha', `FSO KP ${playerCode(7)}`],
    ['xfsokpy', `FSO KP ${playerCode(8)}`],
    // Truncated, it would read as the code of player 42.
    ['id0000004269x', `FSO KP ${playerCode(9)}`],
  ])('PAY-3: %s writes %s', (username, syntax) => {
    const player = players.find((known) => known.username === username);
    expect(player && contentFor(player, players)).toBe(syntax);
    expect(payerOf(syntax, players)).toBe(username);
  });

  it('PAY-3: a username of 18 characters fits, one of 19 does not', () => {
    expect(transferSyntax({ id: 1, username: 'a'.repeat(18) }, false)).toBe(`FSO KP ${'A'.repeat(18)}`);
    expect(transferSyntax({ id: 1, username: 'a'.repeat(19) }, false)).toBe(`FSO KP ${playerCode(1)}`);
  });

  it('PAY-3: the code of the player with the largest id fits', () => {
    const largest = { id: 99_999_999_999_999, username: 'a_b_c_d' };
    const content = transferSyntax(largest, false);
    expect(content).toHaveLength(CONTENT_MAX);
    expect(payerOf(content, [largest])).toBe('a_b_c_d');
  });
});

it('decision 0145: the words of a bank are not the name with which they begin', () => {
  expect(payerOf('FSO KP THANH', players)).toBe('thanh');
  expect(payerOf('FSO KP THANH TOAN', players)).toBeNull();
});

describe('mentionedPayers', () => {
  it.each(['FSO KP: DEMO', 'FSO KP. DEMO', 'NAP KP DEMO', 'DEMO nap KP', 'nap cho de mo', 'FSO KP DEMO'])(
    'PLAY-3: finds a name wherever it stands: %s',
    (content) => {
      expect(mentionedPayers(content).names.map(({ name }) => name)).toContain('demo');
    },
  );

  it.each([
    ...[
      'nap ID0000004269',
      'FSO KP: ID0000004269',
      'ID 0000 0042 69 nap KP',
      'FSO KP IDO000004269',
      'nap 1D00000O4269',
    ],
    ...['LD0000004269', 'nap 0000004269 KP'],
  ])('PLAY-3: finds a code wherever it stands, also a mistyped one: %s', (content) => {
    expect(mentionedPayers(content).playerIds).toContain(42);
  });

  it('PLAY-3: finds nobody in the words of a bank alone', () => {
    expect(mentionedPayers('CT DEN:632512345678 nap tien').playerIds).toEqual([]);
  });
});

describe('a transfer code', () => {
  // Player 345 wrote ID0000034533; with the digits that a bank appended after the cut it reads as ID0000030071, player 300.
  it.each([
    ['chuyen tien FSO KP ID000003 0071', []],
    ['chuyen tien FSO KP ID000003-0071', []],
    ['FSO KP ID00000 34533', [345]],
    ['chuyen tien FSO KP ID0000034533 0071', [345]],
  ])('decision 0025: is never completed by digits after a cut: %s', (content, ids) => {
    expect(payerHints(content).playerIds).toEqual(ids);
  });

  it('with one wrong or two swapped digits names nobody', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (id, at, add) => {
          const code = playerCode(id).toLowerCase();
          expect(playerIdOf(code)).toBe(id);
          const place = 2 + at;
          const digit = (Number(code[place]) + add) % 10;
          expect(playerIdOf(`${code.slice(0, place)}${digit}${code.slice(place + 1)}`)).toBeNull();
          const [left, right] = [code[place] ?? '', code[place + 1] ?? ''];
          if (right !== '' && left !== right)
            expect(playerIdOf(code.slice(0, place) + right + left + code.slice(place + 2))).toBeNull();
        },
      ),
    );
  });

  it('followed by digits that the bank added names its own player', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), digits, (id, behind) => {
        const { playerIds } = payerHints(`FSO KP ${playerCode(id)}${behind}`);
        expect(playerIds).toEqual([id]);
      }),
    );
  });
});

describe('reading a content', () => {
  it('stays fast for the worst content', () => {
    const started = performance.now();
    payerHints('FSO KP A '.repeat(110));
    payerHints('f s o'.repeat(200));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('PAY-2: the transfer marker of a brand', () => {
  const marker = 'LDR NGOC';
  it('is shown to players, and is recognised beside FSO KP', () => {
    expect(transferSyntax({ id: 1, username: 'demo' }, false, marker)).toBe('LDR NGOC DEMO');
    for (const content of [
      'LDR NGOC DEMO',
      'ldrngoc demo',
      'CK LDR-NGOC-DEMO',
      'L D R N G O C demo',
      'FSO KP DEMO',
    ])
      expect(payerHints(content, marker).names.map(({ name }) => name)).toContain('demo');
    expect(payerHints('LDR NGOC DEMO').names).toEqual([]);
  });

  it('is followed by the code of a player whose username contains either marker', () => {
    for (const username of ['ldrngoc1', 'fsokp1'])
      expect(transferSyntax({ id: 1, username }, false, marker)).toBe(`LDR NGOC ${playerCode(1)}`);
  });
});
