import { maskedEmail, maskedPhone } from '@portal/contract';

it('mask most of a phone number and of an e-mail address', () => {
  expect(maskedPhone('+84912345678')).toBe('+84••••••678');
  expect(maskedEmail('thanhnam@example.com')).toBe('t•••@example.com');
});
