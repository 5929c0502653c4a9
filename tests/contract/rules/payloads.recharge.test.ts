import { accountZonePayload, rechargePayload } from '@portal/contract/rules';
import { messagesOf } from '../../support/messagesOf';

const sound = { creditAmount: 100, zoneId: 1 };

describe('VAL-2, GAME-5: recharge', () => {
  it.each([
    ['creditAmount', 'Hãy chọn gói nạp.'],
    ['zoneId', 'Hãy chọn máy chủ.'],
  ])('%s is a whole number above 0', (field, message) => {
    for (const value of [1, 2, Number.MAX_SAFE_INTEGER])
      expect(messagesOf(rechargePayload, sound, field, value)).toEqual([]);
    for (const value of [undefined, null, 0, -1, 0.5, 1.5, NaN, Infinity, 2 ** 53, '1', true, [1]])
      expect(messagesOf(rechargePayload, sound, field, value)).toEqual([message]);
  });
});

describe('VAL-2, MIG-3: migration', () => {
  it('requires a zone', () => {
    expect(messagesOf(accountZonePayload, {}, 'zoneId', 1)).toEqual([]);
    for (const value of [undefined, 0, -1, '1'])
      expect(messagesOf(accountZonePayload, {}, 'zoneId', value)).toEqual(['Hãy chọn máy chủ.']);
  });
});
