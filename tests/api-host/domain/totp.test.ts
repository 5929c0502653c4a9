import { Secret } from 'otpauth';
import { newTotpSecret, stepOfCode, totpUri } from '../../../api-host/domain/totp';

/** RFC 6238, appendix B, for SHA-1; the last six of the eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

it.each(vectors)('SAFE-5: at %i seconds the code of RFC 6238 is %s', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('SAFE-5: a code is accepted one step early or late, and counts for its own step', () => {
  const [seconds, code] = vectors[2];
  const step = Math.floor(seconds / 30);
  for (const [late, expected] of [
    [-60, null],
    [-30, step],
    [30, step],
    [60, null],
  ] as const)
    expect(stepOfCode(secret, code, at(seconds + late))).toBe(expected);
});

it.each(['', '12345', '1234567', 'abcdef', '０５０４７１'])('SAFE-5: %s is refused', (code) => {
  expect(stepOfCode(secret, code, at(1_111_111_111))).toBeNull();
});

it('SAFE-5: a secret has 160 bits, and its URI names the game and the player', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const uri = new URL(totpUri('Lục Địa Rồng', 'thanhnam', made));
  expect(decodeURIComponent(uri.pathname)).toContain('Lục Địa Rồng:thanhnam');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Lục Địa Rồng',
    secret: made,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
