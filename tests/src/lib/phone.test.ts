import { formatPhone, smsHref } from '../../../src/lib/phone';

describe('phone numbers', () => {
  it.each([
    ['+84912345678', '0912 345 678'],
    ['0912345678', '0912 345 678'],
    ['+1 650 253 0000', '+1 650 253 0000'],
    ['19001234', '19001234'],
  ])('ME-5: %s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  it('REC-2: open the SMS app with the text filled in and escaped', () => {
    expect(smsHref('0900 000 001', 'MXT a&b')).toBe('sms:0900000001?&body=MXT%20a%26b');
  });
});
