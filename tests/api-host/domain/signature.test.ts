import { sign, signatureFault, signedHeaders } from '../../../api-host/domain/signature';

const SECRET = 's'.repeat(32);
const NOW = Date.parse('2026-11-21T10:00:00Z');
const path = '/api/transfer-notices/momo';
const rawBody = Buffer.from('{"id":"1","amount":100000,"content":"FSO KP demo"}');

const signedAt = (ms: number, secret = SECRET) => {
  const headers = signedHeaders(secret, { path, rawBody }, ms);
  return { timestamp: headers['x-timestamp'], signature: headers['x-signature'], path, rawBody };
};

describe('signed messages', () => {
  it('match a signature that openssl makes', () => {
    // printf '1700000000\n/api/transfer-notices/momo\n{}' | openssl dgst -sha256 -hmac ssssssssssssssssssssssssssssssss
    expect(sign(SECRET, { timestamp: '1700000000', path, rawBody: '{}' })).toBe(
      '6c50d18ef75811ad71e50e75679f875402f43b7f8e60f94f79f2534ffa715084',
    );
    expect(signatureFault(SECRET, signedAt(NOW), NOW)).toBeNull();
  });

  it.each([
    [-300, null],
    [-301, 'stale'],
    [300, null],
    [301, 'stale'],
  ])('made %d s from now have the fault: %p', (seconds, fault) => {
    expect(signatureFault(SECRET, signedAt(NOW + seconds * 1000), NOW)).toBe(fault);
  });

  it.each([
    ['another secret', signedAt(NOW, 'x'.repeat(32)), 'wrong'],
    ['another path', { ...signedAt(NOW), path: '/api/transfer-notices/techcombank' }, 'wrong'],
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
