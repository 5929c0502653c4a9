import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordFault } from '../../../api-host/domain/passwordChoice';

const player = { username: 'nam_hai99', email: 'Thanh.Nam@example.com' };
const COMMON = 'Mật khẩu này quá phổ biến và dễ bị đoán, hãy chọn mật khẩu khác.';
const GAME_NAME = 'Mật khẩu này quá giống tên trò chơi, hãy chọn mật khẩu khác.';
const COMMON_WITH_NUMBER =
  'Mật khẩu này chỉ là một từ phổ biến thêm chữ số nên dễ bị đoán, hãy chọn mật khẩu khác.';
const OWN_NAME = 'Mật khẩu này quá giống tên đăng nhập hoặc email của bạn, hãy chọn mật khẩu khác.';

describe('SAFE-9: the choice of a password', () => {
  it('knows at least 10,000 common passwords, all in lower case', () => {
    const list = dictionary['passwords-common'];
    expect(new Set(list).size).toBeGreaterThanOrEqual(10_000);
    expect(list.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  it.each([
    'password1',
    'Password1',
    '12345678a',
    'qwerty123',
    'iloveyou1',
    '1qaz2wsx',
    'ABC12345',
    'Password1!',
    '*qwerty123*',
  ])('refuses the common password %s', (password) => {
    expect(passwordFault(password, player)).toBe(COMMON);
  });

  it.each([
    'matkhau123',
    'MatKhau2026',
    'iloveyou2024',
    'password2024!',
    'Password@2024',
    '#saigon-1975#',
    'dragon090912',
    '123456-2026',
  ])('refuses %s, a common password with a number', (password) => {
    expect(passwordFault(password, player)).toBe(COMMON_WITH_NUMBER);
  });

  it.each([
    'nam_hai99',
    'nam_hai991',
    'Nam_Hai99!',
    'namhai99',
    '2026namhai99',
    'n4m_h4199',
    'thanh.nam1',
    'Thanh.Nam@2026',
    'thanh.nam@example.com',
    'Thanh.Nam@Example.com1',
    '7h4nh.n4m',
    '99iah_man1',
  ])('refuses %s, which resembles the player’s own username or e-mail address', (password) => {
    expect(passwordFault(password, player)).toBe(OWN_NAME);
  });

  it.each(['fsonline1', 'FSOnline@2026', 'fs online 99', 'f5onl1n3'])(
    'refuses %s, which resembles the name of the game',
    (password) => {
      expect(passwordFault(password, player)).toBe(GAME_NAME);
    },
  );

  it.each([
    'rung-xanh-81',
    'nam_hai99 va bien',
    'Mat-khau-2',
    'thanhnamhai7',
    'matkhau2dragon',
    'rong2024xanh',
    'fsonline va bien 1',
  ])('accepts %s', (password) => {
    expect(passwordFault(password, player)).toBeNull();
  });

  it('does not search a password for a name of fewer than four letters', () => {
    expect(passwordFault('an-2026-88', { username: 'test_user', email: 'an@example.com' })).toBeNull();
  });
});
