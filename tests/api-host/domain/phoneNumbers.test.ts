import { toE164 } from '../../../api-host/domain/phoneNumbers';

describe('phone numbers', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['+84 912 345 678', '+84912345678'],
    ['84912345678', '+84912345678'],
    ['(091) 234-5678', '+84912345678'],
    ['0084912345678', '+84912345678'],
    ['+14155552671', '+14155552671'],
  ])('%s is normalized to %s', (written, e164) => expect(toE164(written)).toBe(e164));

  it.each([
    '',
    '12',
    '++84912345678',
    'gọi 0912345678',
    '0912345678;ext=5',
    '0912345678901234',
    '----------',
  ])('%j is refused', (written) => expect(toE164(written)).toBeNull());
});
