import { maskedEmail, maskedPhone } from '@portal/contract';

it('hides most of a number and of an address', () => {
  expect(maskedPhone('+84912345678')).toBe('+84••••••678');
  expect(maskedEmail('thanhnam@example.com')).toBe('t•••@example.com');
});
