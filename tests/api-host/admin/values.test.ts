import { coinText } from '../../../api-host/admin/commands/payableValues';
import {
  parseCoins,
  parseExpiry,
  parseKp,
  parseRate,
  parseReason,
  parseText,
  parseVnd,
  parseZoneId,
} from '../../../api-host/admin/values';

const now = new Date('2026-06-01T00:00:00Z');

describe('values that operators type', () => {
  it.each([
    '0',
    '-1',
    '+1',
    '1.5',
    '1,000',
    '1.000',
    '1e3',
    '0x10',
    ' 5',
    '5 ',
    '',
    '00',
    '007',
    'NaN',
    'Infinity',
    '١٢',
    '５',
    '5KP',
  ])('%j is refused as KP, VND and zone id', (text) => {
    expect(() => parseKp(text)).toThrow('use digits only');
    expect(() => parseVnd(text)).toThrow('use digits only');
    expect(() => parseZoneId(text)).toThrow('use digits only');
  });

  it('are exact up to 2^53 − 1 KP and 10^12 VND, and refused beyond', () => {
    expect(parseKp('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => parseKp('9007199254740992')).toThrow('1 to 9007199254740991');
    expect(() => parseKp('1000000000000000000')).toThrow('1 to 9007199254740991');
    expect(parseVnd('1000000000000')).toBe(10 ** 12);
    expect(() => parseVnd('1000000000001')).toThrow('1 to 1000000000000');
    expect(() => parseZoneId('2147483648')).toThrow('1 to 2147483647');
  });

  it('rates are exact decimals', () => {
    expect(
      ['0.1', '0.070', '1', '0.333333333333333333', '010.50'].map((text) => parseRate(text, 'more')),
    ).toEqual([...['0.1', '0.07', '1', '0.333333333333333333', '10.5']]);
    expect(parseRate('0.000', 'zero')).toBe('0');
    for (const text of [
      '0',
      '-0.1',
      '1/3',
      '0,1',
      '.5',
      '5.',
      '1e-1',
      '0.1234567890123456789',
      '1234567',
      '',
    ])
      expect(() => parseRate(text, 'more')).toThrow('is not a valid rate');
  });

  it('coins are typed as players see them, and stored in hundredths', () => {
    expect(['500', '12.5', '0.01', '12.05'].map((text) => parseCoins(text, 100))).toEqual([
      50_000, 1_250, 1, 1_205,
    ]);
    expect([50_000, 1_250, 1, 1_205, 100_000].map(coinText)).toEqual([
      '500',
      '12.5',
      '0.01',
      '12.05',
      '1000',
    ]);
    for (const text of ['0', '0.00', '-1', '0.001', '1,5', 'x', '', '90071992547409.92'])
      expect(() => parseCoins(text, 100)).toThrow('is not a valid amount of coins');
  });

  it('days end in Vietnam time, and a past or nonexistent one is refused', () => {
    expect(parseExpiry('2026-12-31', now).toISOString()).toBe('2026-12-31T16:59:59.999Z');
    expect(parseExpiry('2026-12-31T17:00:00+07:00', now).toISOString()).toBe('2026-12-31T10:00:00.000Z');
    for (const text of [
      '31/12/2026',
      '2026-13-01',
      '2027-02-29',
      '2027-02-29T17:00:00Z',
      '2026-12-31T17:00',
      'tomorrow',
      '',
    ])
      expect(() => parseExpiry(text, now)).toThrow('is not a valid day');
    expect(() => parseExpiry('2026-05-31', now)).toThrow('is in the past');
  });

  it('texts have one line', () => {
    expect(parseText('  Quà tân thủ ', 'title', 20)).toBe('Quà tân thủ');
    for (const text of ['', ' ', 'a\nb', 'a\u001b[31m', 'x'.repeat(21)])
      expect(() => parseText(text, 'title', 20)).toThrow('one line of 1 to 20');
    expect(() => parseReason('ab')).toThrow('3 to 500 characters');
  });
});
