import fc from 'fast-check';
import { safeNextUri } from '../../../src/lib/safeNextUri';

const hostile = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example',
  '/\\/evil.example', '/\\\\evil.example', 'https://evil.example', 'http://evil.example', 'HTTPS://evil.example',
  'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'ftp://evil.example', 'ws://evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', '\tjavascript:alert(1)',
  'data:text/html,x', 'vbscript:x', 'blob:https://evil.example/1', 'file:///etc/passwd', 'mailto:a@evil.example',
  'about:blank', 'evil.example', 'www.evil.example/path', './evil', '../evil', '?next=//evil.example', '#//evil.example',
  '', ' ', ' /payment', '\n/payment', '\t//evil.example', '/\t/evil.example', '/\n/evil.example', '/\r/evil.example',
  '/\u0000/evil.example', '/\u0001payment', '/\u007f/evil.example', '/\u0085/evil.example', '/\u200b/evil.example',
  '/\u2028/evil.example', '/\u202e/evil.example', '/\ufeff/evil.example', '%2F%2Fevil.example', '%2f%2fevil.example',
  '/%2Fevil.example', '/%2fevil.example', '/%5Cevil.example', '/%5cevil.example', '/%5C%5Cevil.example',
  '/%252Fevil.example', '/%25252Fevil.example', '/%255Cevil.example', '/%09/evil.example', '/%0A/evil.example',
  '/%0d%0aLocation:%20//evil.example', '/%00', '/.//evil.example', '/..//evil.example', '/./..//evil.example',
  '/payment/..//evil.example', '/%2e//evil.example', '/%2E%2E//evil.example', '/.%2F/evil.example', '/a/../..//evil.example',
  '/%E0%A4%A', '/%', '/%zz', '/login', '/login?next_uri=//evil.example', '/LOGIN', '/register', '/login/', '/%6Cogin',
  `/${'a'.repeat(3000)}`, '/%2525252525252525252Fevil.example', null, undefined, 42, {}, ['/payment'],
]; // oxfmt-ignore

describe('LAY-9: next_uri stays within the portal', () => {
  it(`knows at least 60 hostile forms (${hostile.length})`, () =>
    expect(hostile.length).toBeGreaterThanOrEqual(60));

  it.each(hostile.map((value) => [value]))('%j leads to /', (value) => {
    expect(safeNextUri(value)).toBe('/');
  });

  it.each([
    '/', '/payment', '/payment/bank-transfer', '/transactions?page=2&q=a%20b#last', '/recharge#top',
    '/giftcode?code=%C4%91', '/transactions?discount=100%25', '/@user', '/a:b', '/transactions?from=https://a.example/b',
  ])('%s is followed', (value) => expect(safeNextUri(value)).toBe(value)); // oxfmt-ignore

  it("for any text, the result resolves to the portal's own origin", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.webPath(),
          fc.stringMatching(/^[/\\%.:2fF5cC@ae]{0,12}$/),
        ),
        (text) => {
          const result = safeNextUri(text);
          expect(new URL(result, 'https://portal.example').origin).toBe('https://portal.example');
          expect(result).toMatch(/^\/(?![/\\])/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
