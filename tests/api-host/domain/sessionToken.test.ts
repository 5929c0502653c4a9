import { addressBucket } from '../../../api-host/domain/addressBucket';
import { readCookie, writeCookie } from '../../../api-host/domain/cookies';
import { hashPassword, passwordFits } from '../../../api-host/domain/passwords';
import {
  isSessionToken,
  newSessionToken,
  sameText,
  xsrfTokenOf,
} from '../../../api-host/domain/sessionToken';

describe('session tokens', () => {
  it('have 256 bits, and no two are the same', () => {
    const tokens = Array.from({ length: 1000 }, newSessionToken);
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every(isSessionToken)).toBe(true);
    expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it.each([undefined, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)};`])(
    '%j is none',
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

  it('are compared whatever the lengths', () => {
    expect([
      sameText('abc', 'abc'),
      sameText('abc', 'abd'),
      sameText('abc', 'abcd'),
      sameText('', 'á'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('cookies', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2 ', 'b', '2'],
    ['ab=1; b=2', 'b', '2'],
    ['b=first; b=second', 'b', 'first'],
    ['xb=1', 'b', undefined],
    ['b', 'b', undefined],
    ['b=', 'b', ''],
    ['; ;b=2', 'b', '2'],
    [undefined, 'b', undefined],
  ])('%j: %s is %j', (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });

  it('are written for the whole host, Lax', () => {
    expect(writeCookie('a', 'v', { secure: true, httpOnly: true, maxAge: 0 })).toBe(
      'a=v; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });
});

describe('passwords', () => {
  it('are kept as argon2id with OWASP’s parameters, each with its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Demo@2026'), hashPassword('Demo@2026')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwordFits(first, 'Demo@2026')).toBe(true);
    expect(await passwordFits(first, 'demo@2026')).toBe(false);
  });

  it('never fit an account that is not there, the decoy’s own password included', async () => {
    expect(await passwordFits(undefined, 'no account has this hash')).toBe(false);
  });
});
