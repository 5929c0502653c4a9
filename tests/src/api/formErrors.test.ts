import { formErrorsOf } from '../../../src/api/formErrors';
import type { PortalError } from '../../../src/api/portalError';

describe('API-5: errors assigned to the fields of a form', () => {
  const error = (body: PortalError['body'], message = 'Lỗi.'): PortalError => ({
    kind: 'body',
    message,
    body: body ?? {},
  });

  it('joins the messages of a field with line breaks', () => {
    const spread = formErrorsOf(error({ message: 'Lỗi.', errors: { a: ['1', '2'] } }), ['a']);
    expect(spread).toEqual({ fields: { a: '1\n2' }, alert: 'Lỗi.' });
  });
  it('puts messages of unknown fields into the alert', () => {
    expect(formErrorsOf(error({ message: 'Lỗi.', errors: { b: ['1', '2'] } }), ['a']).alert).toBe(
      'Lỗi.\n1\n2',
    );
  });
  it('shows a message once', () => {
    expect(formErrorsOf(error({ message: 'Lỗi.', errors: { a: ['Lỗi.'] } }), ['a']).alert).toBeUndefined();
  });
  it('shows no alert if the message only repeats what the fields say', () => {
    const errors = { a: ['1', '2'], b: ['2', '3'] };
    expect(formErrorsOf(error({ message: '1\n2\n3', errors }, '1\n2\n3'), ['a', 'b']).alert).toBeUndefined();
    expect(formErrorsOf(error({ message: '1\n2\n3', errors }, '1\n2\n3'), ['a']).alert).toBe('3');
  });
  it('shows a message once if the framework has appended the number of further errors to it', () => {
    const errors = { phone: ['Số điện thoại đã được dùng.'], username: ['Tên đã được dùng.'] };
    const message = 'Số điện thoại đã được dùng. (and 1 more error)';
    const fields = ['phone', 'username'];
    expect(formErrorsOf(error({ message, errors }, message), fields).alert).toBeUndefined();
    expect(formErrorsOf(error({ message, errors }, message), ['username']).alert).toBe(
      `${message}\n${errors.phone[0]}`,
    );
  });
  it('omits the fallback message if the fields have messages', () => {
    expect(
      formErrorsOf(error({ errors: { a: ['1'] } }, 'Yêu cầu không được chấp nhận.'), ['a']).alert,
    ).toBeUndefined();
  });
});
