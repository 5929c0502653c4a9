import { playerCode } from '../../../api-host/domain/playerCode';
import { isReservedName } from '../../../api-host/domain/reservedNames';
import { choosePayer, payerHints } from '../../../api-host/domain/transferContent';
import { beginsAnotherName, findPayers } from '../../../api-host/repositories/transfers';
import { contentFor } from '../../support/payers';
import { addPlayer } from '../../support/players';
import { useTestDatabase } from '../../support/useTestDatabase';

/** Player ids are positions in this list, starting at 1. */
const usernames = [
  'thanhnam', // 1
  'hoanganh', // 2
  'hoang', // 3: a prefix of hoanganh
  'co_gach', // 4: no other player is called cogach
  'thanh_long', // 5
  'thanhlong', // 6: thanh_long without its underscore
  '1234', // 7
  'a_rather_long_username_of_32_cha', // 8
  'xfsokpy', // 9: holds the marker
  'ngoc', // 10
  'ngoc1990', // 11
  'tu_01', // 12
  'a_b_c', // 13
  'a_bc', // 14: a_b_c with one underscore lost
  'nguyen', // 15: a bank may append that name to the content
  'kpop', // 16
  'fsofan', // 17
  '_minh_', // 18
  'demo', // 19
  'hoanganhct', // 20: hoanganh followed by a word that banks append
  'tranvana', // 21
  // Registered before such names were reserved (decision 0145).
  'ido000000181', // 22: the code of player 1 with O for 0
  'id00000181', // 23: the same without two zeros
  'naptien', // 24
  'id0000001084ct', // 25: the code of player 10 followed by a word that banks append
  // The first words of texts that banks and payers write themselves.
  'chuyen', // 26
  'nhan', // 27
  'giao', // 28
] as const;
type Username = (typeof usernames)[number];

const code = (username: Username) => playerCode(usernames.indexOf(username) + 1);
const waits = null;

const database = useTestDatabase();
beforeAll(async () => {
  for (const username of usernames) await addPlayer(database.pool, username);
});

async function payerOf(content: string): Promise<string | null> {
  const hints = payerHints(content);
  return choosePayer(hints, await findPayers(database.db, hints))?.username ?? null;
}

/** The content as received, who paid, and who is credited: that player, or null for an operator to decide. */
const contents: [content: string, paidBy: Username | 'a stranger', outcome: Username | null][] = [
  // As written.
  ['FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['fso kp thanhnam', 'thanhnam', 'thanhnam'],
  ['Fso Kp ThanhNam', 'thanhnam', 'thanhnam'],
  ['FSO KP 1234', '1234', '1234'],
  ['FSO KP KPOP', 'kpop', 'kpop'],
  ['FSO KP FSOFAN', 'fsofan', 'fsofan'],
  [`FSO KP ${code('thanh_long')}`, 'thanh_long', 'thanh_long'],
  [`FSO KP ${code('thanhlong')}`, 'thanhlong', 'thanhlong'],
  [`FSO KP ${code('hoang')}`, 'hoang', 'hoang'],
  [`FSO KP ${code('xfsokpy')}`, 'xfsokpy', 'xfsokpy'],
  // With the texts that banks add around it.
  ['MBVCB.123456.FSO KP thanhnam.CT tu 0123 NGUYEN VAN A toi 19031234567890', 'thanhnam', 'thanhnam'],
  [
    'MBVCB.3214567890.FSO KP THANHNAM.CT tu 0071000123456 NGUYEN VAN A toi 190312345 CONG TY FSO tai TECHCOMBANK',
    'thanhnam',
    'thanhnam',
  ],
  ['IBFT FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['IBFT FSO KP THANHNAM FT26325123456789', 'thanhnam', 'thanhnam'],
  ['CT DEN:632512345678 FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['CT DEN:632512345678 MBVCB.99.FSO KP THANHNAM.CT tu 01', 'thanhnam', 'thanhnam'],
  ['FT26325123456;FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['FT26325123456; FSO KP THANHNAM; TRAN THI B', 'thanhnam', 'thanhnam'],
  ['QR - FSO KP THANHNAM-241126-09:12:33 123456', 'thanhnam', 'thanhnam'],
  ['CUSTOMER FSO KP THANHNAM. TU: TRAN THI B', 'thanhnam', 'thanhnam'],
  ['ZP6N8K2 FSO KP THANHNAM ZALOPAY', 'thanhnam', 'thanhnam'],
  ['MOMO-CASHIN-0901234567-FSO KP THANHNAM-31415926', 'thanhnam', 'thanhnam'],
  ['NGUYEN VAN A chuyen khoan FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['ND:FSO KP THANHNAM/TRACE 004512', 'thanhnam', 'thanhnam'],
  [`MBVCB.1.FSO KP ${code('ngoc')}.CT tu 0071 NGUYEN VAN A`, 'ngoc', 'ngoc'],
  [`IBFT FSO KP ${code('ngoc')} FT26325123456789`, 'ngoc', 'ngoc'],
  ['Chuyển tiền FSO KP Thành Nam – cảm ơn', 'thanhnam', waits], // thanh_long and thanhlong may have been cut to THANH
  ['Chuyển tiền FSO KP 1234 – cảm ơn', '1234', '1234'],
  // Spaces dropped, added or replaced.
  ['FSOKPTHANHNAM', 'thanhnam', 'thanhnam'],
  ['fsokp thanhnam', 'thanhnam', 'thanhnam'],
  ['FSO KPTHANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO  KP   THANHNAM', 'thanhnam', 'thanhnam'],
  ['F SO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO K P THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO KP THANH NAM', 'thanhnam', 'thanhnam'],
  ['FSO KP TH ANH NAM', 'thanhnam', 'thanhnam'],
  ['FSO_KP_THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO-KP-THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO.KP.THANHNAM', 'thanhnam', 'thanhnam'],
  ['MBVCB.1.FSO.KP.THANHNAM.CT', 'thanhnam', 'thanhnam'],
  ['FSO.KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO - KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO KP THANH.NAM', 'thanhnam', 'thanhnam'],
  ['FSO KP THANH-NAM', 'thanhnam', 'thanhnam'],
  ['FSO\tKP\nTHANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO KP THANH\u200bNAM', 'thanhnam', 'thanhnam'],
  [`FSOKP${code('thanh_long')}`, 'thanh_long', 'thanh_long'],
  [`FSO KP ID 0000 0005 ${code('thanh_long').slice(-2)}`, 'thanh_long', 'thanh_long'],
  [`fso.kp.${code('thanh_long').toLowerCase()}.ct tu 1`, 'thanh_long', 'thanh_long'],
  [`FSO KP ${code('thanh_long').slice(0, 5)}-${code('thanh_long').slice(5)}`, 'thanh_long', 'thanh_long'],
  [`FSO KP ${code('thanh_long')}0071000123456`, 'thanh_long', 'thanh_long'],
  // Two names, and a name inside another.
  ['FSO KP THANHNAM FSO KP 1234', 'thanhnam', waits],
  ['FSO KP THANHNAM. FSO KP 1234', 'thanhnam', waits],
  ['FSO KP THANHNAM cho DEMO', 'thanhnam', 'thanhnam'],
  [`FSO KP THANHNAM FSO KP ${code('demo')}`, 'demo', waits],
  ['FSO KP THANHNAM FSO KP THANHNAM', 'thanhnam', 'thanhnam'],
  ['FSO KP THANHNAM FSO KP KHONGCO', 'thanhnam', 'thanhnam'],
  ['MBVCB.123456.FSO KP HOANG.CT tu 0123', 'hoanganh', waits],
  ['MBVCB.123456.FSO KP HOANGANH.CT tu 0123', 'hoanganh', waits],
  ['MBVCB.123456.FSO KP NGOC.CT tu 0123', 'ngoc1990', waits],
  ['FSO KP HOANG ANH', 'hoanganh', waits],
  ['FSO KP HOANG.ANH', 'hoanganh', waits],
  ['FSO KP HOANGANH CT', 'hoanganh', waits],
  ['FSO KP NGOC 1990', 'ngoc1990', waits],
  ['FSO KP NGOC1990', 'ngoc1990', 'ngoc1990'],
  // Truncated at 25 characters, with and without text that the bank appended afterwards.
  ['MBVCB.123456.FSO KP HOANGANH'.slice(0, 25), 'hoanganh', waits],
  ['MBVCB.12345.FSO KP NGOC1990'.slice(0, 25).replace(/1.$/, ''), 'ngoc1990', waits],
  ['CHUYEN TIEN FSO KP NGOC1990'.slice(0, 23), 'ngoc1990', waits],
  ['NAP GAME FSO KP THANHNAM'.slice(0, 22), 'thanhnam', waits],
  // Truncated in the gap after HOANG: a bank replaced the underscore of 'hoang_anh' by one or two spaces.
  ['FT1;. . FSO  KP  HOANG  ', 'hoanganh', waits],
  ['FT1;-.-.FSO  KP  HOANG   .ft26325', 'hoanganh', waits],
  ['FT1;. . -FSO  KP  HOANG', 'hoanganh', waits], // and the spaces were trimmed
  [`CHUYEN TIEN FSO KP ${code('thanh_long')}`.slice(0, 25), 'thanh_long', waits],
  [`NAP GAME FSO KP ${code('thanh_long')}`.slice(0, 26), 'thanh_long', waits],
  [`${'CHUYEN TIEN FSO KP NGOC1990'.slice(0, 23)} FT26325123456789`, 'ngoc1990', waits],
  ['FSO KP A_RATHER_LONG_USERNAME_OF_32_CHA'.slice(0, 25), 'a_rather_long_username_of_32_cha', waits],
  // A mistyped code, and words without a name, mean nobody.
  ['FSO KP IDO000000181', 'thanhnam', waits],
  ['FSO KP ID00000181', 'thanhnam', waits],
  ['FSO KP NAP TIEN GAME', 'a stranger', waits],
  ['FSO KP CHUYEN TIEN', 'a stranger', waits],
  ['FSO KP CHUYEN TIEN GAME', 'a stranger', waits],
  ['FSO KP chuyển khoản', 'a stranger', waits],
  ['FSO KP nhan tien', 'a stranger', waits],
  ['FSO KP GIAO DICH 123', 'a stranger', waits],
  ['FSO KP CHUYEN', 'chuyen', 'chuyen'],
  ['FSO KP DEMO chuyen tien', 'demo', 'demo'],
  [`FSO KP ${code('chuyen')} FSO KP CHUYEN TIEN`, 'chuyen', 'chuyen'],
  [`FSO KP ${code('ngoc')} CT DEN:123`, 'ngoc', 'ngoc'],
  [`FSO KP ${code('naptien')}`, 'naptien', 'naptien'],
  // Underscores that a bank drops, replaces by a space, or keeps.
  ['FSO KP CO_GACH', 'co_gach', 'co_gach'],
  ['FSO KP COGACH', 'co_gach', 'co_gach'],
  ['FSO KP CO GACH', 'co_gach', 'co_gach'],
  ['FSO KP CO-GACH', 'co_gach', 'co_gach'],
  ['FSO KP TU01', 'tu_01', 'tu_01'],
  ['FSO KP MINH', '_minh_', '_minh_'],
  ['FSO KP THANH_LONG', 'thanh_long', 'thanh_long'],
  ['FSO KP THANHLONG', 'thanh_long', waits],
  ['FSO KP THANHLONG', 'thanhlong', waits],
  ['FSO KP THANH LONG', 'thanh_long', waits],
  ['FSO KP A_B_C', 'a_b_c', 'a_b_c'],
  ['FSO KP A_BC', 'a_b_c', waits],
  ['FSO KP ABC', 'a_bc', waits],
  // No name left, no marker, or no player of that name.
  ['FSO KP', 'thanhnam', waits],
  ['FSO KP.CT tu 0123 NGUYEN', 'thanhnam', waits],
  ['FSO KP - NGUYEN VAN A', 'thanhnam', waits],
  ['MBVCB.123456.FSO KP. NGUYEN', 'thanhnam', waits],
  ['THANHNAM', 'thanhnam', waits],
  ['KP THANHNAM', 'thanhnam', waits],
  ['FSO THANHNAM', 'thanhnam', waits],
  ['FSO KP KHONGCO', 'a stranger', waits],
  ['FSO KP THANHN', 'thanhnam', waits],
  ['FSO KP THANHNAMFT26325123456789', 'thanhnam', waits],
  [
    `FSO KP ${code('thanh_long').replace(/.$/, (digit) => String((Number(digit) + 1) % 10))}`,
    'thanh_long',
    waits,
  ],
  ['chuyen tien', 'a stranger', waits],
  ['', 'a stranger', waits],
];

describe('PAY-9: transfer contents as banks write them', () => {
  it('include at least 60 examples', () => expect(contents.length).toBeGreaterThanOrEqual(60));

  it.each(contents)('%j, paid by %s: %s', async (content, paidBy, outcome) => {
    if (outcome !== null) expect(outcome).toBe(paidBy);
    expect(await payerOf(content)).toBe(outcome);
  });

  it('PAY-3: what each of these players is shown leads back to them, plain or with text of the bank', async () => {
    const all = usernames.map((username, index) => ({ id: index + 1, username }));
    for (const player of all) {
      const content = contentFor(player, all);
      expect(content === `FSO KP ${player.username.toUpperCase()}`).toBe(
        !player.username.includes('_') &&
          player.username !== 'xfsokpy' &&
          !isReservedName(player.username) &&
          !(await beginsAnotherName(database.db, player)),
      );
      expect(await payerOf(content)).toBe(player.username);
      const wrapped = `MBVCB.123456.${content}.CT tu 0071000123456 LE VAN B toi 19031234567890`;
      expect(await payerOf(wrapped)).toBe(player.username);
    }
  });
});
