import { isSessionToken, newSessionToken, xsrfTokenOf } from '../../../api-host/domain/sessionToken';

describe('session tokens', () => {
  it('have 256 bits and are unique', () => {
    const tokens = Array.from({ length: 1000 }, newSessionToken);
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every(isSessionToken)).toBe(true);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)};`])(
    '%j is not one',
    (text) => {
      expect(isSessionToken(text)).toBe(false);
    },
  );

  it('have an XSRF token that depends on the session and on the key', () => {
    const [a, b] = [newSessionToken(), newSessionToken()];
    const key = Buffer.alloc(32, 1);
    expect(xsrfTokenOf(a, key)).toBe(xsrfTokenOf(a, key));
    expect(xsrfTokenOf(a, key)).not.toBe(xsrfTokenOf(b, key));
    expect(xsrfTokenOf(a, key)).not.toBe(xsrfTokenOf(a, Buffer.alloc(32, 2)));
    expect(xsrfTokenOf(a, key)).not.toContain(a);
  });
});
