import * as fc from 'fast-check';
import { playerCode, playerIdOf } from '../../../api-host/domain/playerCode';
import {
  bareName,
  choosePayer,
  CONTENT_MAX,
  payerHints,
  transferSyntax,
} from '../../../api-host/domain/transferContent';

interface Player {
  id: number;
  username: string;
}

const names = [
  'thanhnam',
  'thanh',
  'ab_cd',
  'abcd',
  'co_gach',
  '1234',
  'a_rather_long_username_of_32_cha',
  'xfsokpy',
];
const players: Player[] = names.map((username, index) => ({ id: index + 1, username }));

const sharesBareName = (player: Player, all: readonly Player[]) =>
  all.some((other) => other.id !== player.id && bareName(other.username) === bareName(player.username));
const syntaxOf = (player: Player, all: readonly Player[]) =>
  transferSyntax(player, sharesBareName(player, all));
const payerOf = (content: string, all: readonly Player[] = players) => {
  const hints = payerHints(content);
  // As the database looks them up.
  const found = all.filter(
    ({ id, username }) =>
      hints.playerIds.includes(id) || hints.names.some((name) => bareName(name) === bareName(username)),
  );
  return choosePayer(hints, found)?.username ?? null;
};

describe('PAY-3: the transfer content a player is shown', () => {
  it.each([
    ['thanhnam', 'FSO KP THANHNAM'],
    ['1234', 'FSO KP 1234'],
    ['ab_cd', `FSO KP ${playerCode(3)}`],
    ['abcd', `FSO KP ${playerCode(4)}`],
    ['co_gach', `FSO KP ${playerCode(5)}`],
    ['a_rather_long_username_of_32_cha', `FSO KP ${playerCode(7)}`],
    ['xfsokpy', `FSO KP ${playerCode(8)}`],
  ])('PAY-3: %s writes %s', (username, syntax) => {
    const player = players.find((known) => known.username === username);
    expect(player && syntaxOf(player, players)).toBe(syntax);
  });

  it('PAY-3: a name of 18 characters still fits, one of 19 does not', () => {
    expect(transferSyntax({ id: 1, username: 'a'.repeat(18) }, false)).toBe(`FSO KP ${'A'.repeat(18)}`);
    expect(transferSyntax({ id: 1, username: 'a'.repeat(19) }, false)).toBe(`FSO KP ${playerCode(1)}`);
  });

  const anyName = fc
    .array(fc.constantFrom('a', 'b', '_', '1', 'fso', 'kp', 'id'), { minLength: 4, maxLength: 12 })
    .map((pieces) => pieces.join('').slice(0, 32))
    .filter((name) => !/^id[0-9]{10,16}$/.test(bareName(name)));
  const anyPlayers = fc
    .uniqueArray(anyName, { minLength: 1, maxLength: 12 })
    .map((usernames) => usernames.map((username, index) => ({ id: index + 1, username })));

  it('PAY-3: whoever else there is, the content shown to a player means that player, is ASCII and fits a QR code', () => {
    fc.assert(
      fc.property(anyPlayers, (all) => {
        for (const player of all) {
          const syntax = syntaxOf(player, all);
          expect(syntax).toMatch(/^[A-Z0-9 ]+$/);
          expect(syntax.length).toBeLessThanOrEqual(CONTENT_MAX);
          expect(payerOf(syntax, all)).toBe(player.username);
          expect(payerOf(syntax.replaceAll(' ', ''), all)).toBe(player.username);
          expect(payerOf(syntax.toLowerCase(), all)).toBe(player.username);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('reading a content', () => {
  it.each([
    ['FSO KP THANHNAM', 'thanhnam'],
    ['fso kp thanhnam', 'thanhnam'],
    ['FSOKPTHANHNAM', 'thanhnam'],
    ['FSO  KP   THANH NAM', null], // 'thanh' and 'thanhnam' both play
    ['Fso-Kp-Thanhnam', 'thanhnam'],
    ['MBVCB.1.FSO.KP.THANHNAM.CT', 'thanhnam'],
    ['FSO KP. THANHNAM', null], // nothing behind the marker: the rest is the bank’s
    ['FSO_KP_THANHNAM', 'thanhnam'],
    ['MBVCB.3214567890.FSO KP THANHNAM.CT tu 0071000123456 NGUYEN VAN A toi 19031234567890', 'thanhnam'],
    ['IBFT FSO KP THANHNAM FT26325123456789', 'thanhnam'],
    ['QR - FSO KP THANHNAM-241126-09:12:33 123456', 'thanhnam'],
    ['CUSTOMER FSO KP THANHNAM. TU: TRAN THI B', 'thanhnam'],
    ['Chuyển tiền FSO KP Thành – cảm ơn', 'thanh'],
    ['FSO KP 1234', '1234'],
    ['FSO KP ab_cd', 'ab_cd'],
    ['FSO KP ABCD', null], // ab_cd may have lost its underscore
    ['FSO KP co_gach', 'co_gach'],
    ['FSO KP COGACH', 'co_gach'],
    ['FSO KP CO GACH', 'co_gach'],
    [`FSO KP ${playerCode(3)}`, 'ab_cd'],
    ['FSO KP id 0000 0003 91', null],
    [`MBVCB.1.FSO KP ${playerCode(7)}.CT tu 1`, 'a_rather_long_username_of_32_cha'],
    ['FSO KP KHONGCO', null],
    ['THANHNAM', null],
    ['KP THANHNAM', null],
    ['FSO THANHNAM', null],
    ['FSO KP', null],
    ['', null],
    ['FSO KP THANHNAM FSO KP ABCDX', 'thanhnam'],
    ['FSO KP THANHNAM. FSO KP 1234', null],
  ])('%p means %p', (content, username) => {
    expect(payerOf(content)).toBe(username);
  });

  it('one wrong digit or two swapped in a code name nobody', () => {
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

  it('stays quick with the worst content', () => {
    const started = performance.now();
    payerHints('FSO KP A '.repeat(110));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
