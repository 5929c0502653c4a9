import {
  hasStrength,
  missingPasswordClasses,
  passwordClassMessages,
  passwordStrengths,
  strengthRules,
} from '@portal/contract';

/** password; the character classes it has (letter, number, symbol, mixed case); the strength rules it meets */
const table: [string, string, string][] = [
  ['', '----', ''],
  ['abcdefgh', 'l---', ''],
  ['12345678', '-n--', ''],
  ['!!!!!!!!', '--s-', ''],
  ['ABCDEFGH', 'l---', ''],
  ['Abcdefgh', 'l--m', ''],
  ['abcdefg1', 'ln--', 'medium'],
  ['1234567!', '-ns-', 'medium'],
  ['abcdefg!', 'l-s-', ''],
  ['Abcdefg1', 'ln-m', 'medium'],
  ['abcdef1!', 'lns-', 'medium strong'],
  ['Abcdefg!', 'l-sm', 'strong'],
  ['Abcdef1!', 'lnsm', 'medium strong veryStrong'],
  ['đườngđi1', 'ln--', 'medium'],
  ['Đường1!!', 'lnsm', 'medium strong veryStrong'],
  ['abc defg', 'l---', ''],
  ['パスワード12', 'ln--', 'medium'],
];

const classLetters = { letter: 'l', number: 'n', symbol: 's', mixedCase: 'm' } as const;

describe('VAL-1: password strength', () => {
  it.each(table)('%p has the classes %s and the strengths "%s"', (password, classes, strengths) => {
    const missing = missingPasswordClasses(password);
    const has = Object.entries(classLetters).map(([name, letter]) =>
      (missing as string[]).includes(name) ? '-' : letter,
    );
    expect(has.join('')).toBe(classes);
    expect(passwordStrengths.filter((strength) => hasStrength(password, strength)).join(' ')).toBe(strengths);
  });

  it('counts 2, 3 and 4 classes (requirements §9)', () => {
    expect(passwordStrengths.map((strength) => strengthRules[strength].classes)).toEqual([2, 3, 4]);
  });

  it('has a message for each missing class and strength', () => {
    expect(passwordClassMessages).toEqual({
      letter: 'Cần ít nhất 1 chữ cái',
      number: 'Cần ít nhất 1 chữ số',
      symbol: 'Cần ít nhất 1 ký tự đặc biệt',
      mixedCase: 'Cần 1 chữ thường và 1 chữ hoa',
    });
    expect(passwordStrengths.map((strength) => strengthRules[strength].message)).toEqual([
      'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.',
      'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái, chữ số và ký tự đặc biệt.',
      'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ hoa, chữ thường, chữ số và ký tự đặc biệt.',
    ]);
  });
});
