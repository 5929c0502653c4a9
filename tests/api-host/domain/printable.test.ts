import { printable, printableJson } from '../../../api-host/domain/printable';

it('escapes what could control a terminal or reorder a line', () => {
  expect(printable('a\u001b[2J\u009b1mb\u202ec\u2028d')).toBe('a\\u{1b}[2J\\u{9b}1mb\\u{202e}c\\u{2028}d');
  expect(printable('Nguyễn Thành 💎')).toBe('Nguyễn Thành 💎');
});

describe('printableJson', () => {
  it.each(['\u007f', '\u0085', '\u009b31m', '\u202egnp', '\u2028', '\u2029', '\u00ad', '\u{e0041}'])(
    'escapes %j, with the same value',
    (text) => {
      const value = { [text]: [`x${text}`] };
      const printed = printableJson(JSON.stringify(value, null, 2));
      expect(printed).not.toMatch(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(JSON.parse(printed)).toEqual(value);
    },
  );

  it('escapes each UTF-16 unit of a character, and nothing else', () => {
    expect(printableJson('"\u009b\u202e\u{e0041}"')).toBe('"\\u009b\\u202e\\udb40\\udc41"');
    const plain = JSON.stringify({ name: 'Nguyễn Thành 💎', text: 'a\n\\ "' }, null, 2);
    expect(printableJson(plain)).toBe(plain);
  });
});
