import fc from 'fast-check';

const LONG = 20_000;

/** Texts with a meaning for a parser, a database, a shell, an e-mail or a page. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nX-Injected: 1',
  '\uFEFF',
  '\u202Egnp.exe',
  '\uD800',
  "' or 1=1 --",
  '"; drop table players; --',
  '$1',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '9007199254740993',
  '99999999999999999999999999',
  '2026-13-45T99:99:99Z',
  '0987654321',
  'demo',
  'x'.repeat(LONG),
  '𝒳'.repeat(500),
];
/** Any text, often a hostile one. */
export const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));
