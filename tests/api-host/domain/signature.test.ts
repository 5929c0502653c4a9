import { sign, signatureFault, signedHeaders } from '../../../api-host/domain/signature';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-11-21T10:00:00Z');
const rawBody = Buffer.from('{"id":"1","amount":100000,"content":"FSO KP demo"}');

const signedAt = (ms: number, secret = SECRET) => {
  const headers = signedHeaders(secret, rawBody.toString(), ms);
  return { timestamp: headers['x-timestamp'], signature: headers['x-signature'], rawBody };
};

describe('signed messages', () => {
  it('equal a signature made by any other tool', () => {
    // printf '1700000000.{}' | openssl dgst -sha256 -hmac ssssssssssssssssssssssssssssssss
    expect(sign(SECRET, '1700000000', '{}')).toBe(
      '73b0c93d610ddd03ce2b853c7b6263d71114d7f83e5a29ed052cbd2a0fbddebc',
    );
    expect(signatureFault(SECRET, signedAt(NOW), NOW)).toBeNull();
  });

  it.each([
    [-300, null],
    [-301, 'stale'],
    [300, null],
    [301, 'stale'],
  ])('made %d s from now: %p', (seconds, fault) => {
    expect(signatureFault(SECRET, signedAt(NOW + seconds * 1000), NOW)).toBe(fault);
  });

  it.each([
    ['another secret', signedAt(NOW, 'x'.repeat(32)), 'wrong'],
    ['another body', { ...signedAt(NOW), rawBody: Buffer.from('{}') }, 'wrong'],
    ['another time', { ...signedAt(NOW), timestamp: String(NOW / 1000 - 1) }, 'wrong'],
    ['a short signature', { ...signedAt(NOW), signature: 'ab' }, 'wrong'],
    ['no signature', { ...signedAt(NOW), signature: undefined }, 'missing'],
    ['no time', { ...signedAt(NOW), timestamp: undefined }, 'missing'],
    ['a time that is none', { ...signedAt(NOW), timestamp: '1e9' }, 'missing'],
  ])('%s is a fault', (_, message, fault) => {
    expect(signatureFault(SECRET, message, NOW)).toBe(fault);
  });
});
