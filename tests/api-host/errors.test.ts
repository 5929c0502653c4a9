import { emailVerificationPayload } from '@portal/contract/rules';
import { botCheckAsked, invalidFields, parseBody, tooManyRequests } from '../../api-host/errors';

it.each([
  [6.2, '7', '7 giây'],
  [900, '900', '15 phút'],
  [26_526, '26526', '7 giờ 23 phút'],
])('API-6: the refusal of too many attempts tells a wait of %d s in words', (wait, header, words) => {
  const refused = tooManyRequests(wait);
  expect(refused.headers).toEqual({ 'Retry-After': header });
  expect(refused.message).toBe(`Bạn đã thử quá nhiều lần, hãy thử lại sau ${words}.`);
  expect(botCheckAsked(429, wait).message).toContain(`hoặc thử lại sau ${words}.`);
});

it('API-5: the message of refused fields only repeats their errors, so that a form need not show it again', () => {
  const errors = { email: ['Đã được dùng.'], securityCode: ['Mã sai.', 'Đã được dùng.'] };
  expect(invalidFields(errors).body).toEqual({ statusCode: 422, message: 'Đã được dùng.\nMã sai.', errors });
});

it('API-5: a body that breaks a rule is refused by the rule’s own message, which a page without the field shows', () => {
  const message = 'Đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
  expect(() => parseBody(emailVerificationPayload, { token: '' })).toThrow(
    expect.objectContaining({ body: { statusCode: 422, message, errors: { token: [message] } } }) as Error,
  );
});
