import {
  checkPayload,
  emailVerificationPayload,
  forgotPasswordForm,
  forgotPasswordPayload,
  loginForm,
  loginPayload,
  resetPasswordByPhonePayload,
  resetPasswordPayload,
} from '@portal/contract/rules';
import { messagesOf, type Row } from '../../support/messagesOf';

const ok = (message: string) => (message ? [message] : []);
const shortName = 'Tên đăng nhập phải có ít nhất 4 ký tự.';
const strong = 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái, chữ số và ký tự đặc biệt.';
const strongRows: Row[] = [
  ['missing', undefined, 'Nhập vào mật khẩu.'],
  ['7 characters, strong', 'matkh1!', 'Mật khẩu phải có tối thiểu 8 ký tự.'],
  ['8 characters, strong', 'matkha1!', ''],
  ['9 characters, strong', 'matkhau1!', ''],
  ['letters and digits', 'matkhau1', strong],
  ['letters, digits and mixed case, no symbol', 'MatKhau1', strong],
  ['letters and a symbol', 'matkhau!', strong],
  ['mixed case and a symbol, no digit', 'MatKhau!', ''],
  ['129 characters', `1!${'a'.repeat(127)}`, 'Mật khẩu chỉ được có tối đa 128 ký tự.'],
];

describe('VAL-2, LOGIN-2: login', () => {
  const sound = { username: 'demo', password: 'Demo@2026', remember: true };

  it('has the same rules in the form and in the payload (VAL-3)', () => {
    for (const payload of [sound, { ...sound, username: 'ab' }, { ...sound, password: '' }, {}])
      expect(checkPayload(loginPayload, payload)).toEqual(checkPayload(loginForm, payload));
  });

  it('SAFE-7: accepts a bot check, which the form does not have', () => {
    const solved = { ...sound, gReCaptchaToken: 'solved' };
    expect(checkPayload(loginPayload, solved)).toEqual({ ok: true, value: solved });
    expect(checkPayload(loginForm, solved).ok).toBe(false);
  });

  it.each([
    ['username', undefined, shortName],
    ['username', '', shortName],
    ['username', 'dem', shortName],
    ['username', 'demo', ''],
    ['username', 'demo1', ''],
    ['username', 'Tên có dấu', ''],
    ['username', 12345, 'Giá trị không hợp lệ'],
    ['password', undefined, 'Nhập vào mật khẩu.'],
    ['password', '', 'Nhập vào mật khẩu.'],
    ['password', 'x', ''],
    ['password', ' ', ''],
    ['password', 'x'.repeat(128), ''],
    ['password', 'x'.repeat(129), 'Mật khẩu chỉ được có tối đa 128 ký tự.'],
    ['remember', undefined, ''],
    ['remember', false, ''],
    ['remember', 'on', 'Giá trị không hợp lệ'],
    ['remember', null, 'Giá trị không hợp lệ'],
  ])('%s %p', (field, value, message) => {
    expect(messagesOf(loginPayload, sound, field, value)).toEqual(ok(message));
  });
});

describe('VAL-2, REC-4: forgot password', () => {
  it.each([
    ['abc', shortName],
    ['abcd', ''],
    ['abcde', ''],
  ])('username %p', (value, message) => {
    expect(messagesOf(forgotPasswordForm, {}, 'username', value)).toEqual(ok(message));
    const sound = { gReCaptchaToken: 'token' };
    expect(messagesOf(forgotPasswordPayload, sound, 'username', value)).toEqual(ok(message));
  });

  it('requires the bot check', () => {
    expect(messagesOf(forgotPasswordPayload, { username: 'demo' }, 'gReCaptchaToken', undefined)).toEqual([
      'Hãy hoàn tất bước kiểm tra chống bot.',
    ]);
  });
});

describe('VAL-2, REC-5: reset by link', () => {
  const sound = { password: 'matkhau1!', passwordConfirm: 'matkhau1!', token: 'abc' };

  it.each(strongRows)('password: %s', (_about, value, message) => {
    expect(messagesOf(resetPasswordPayload, { ...sound, passwordConfirm: value }, 'password', value)).toEqual(
      ok(message),
    );
  });

  it('passwordConfirm must equal password', () => {
    expect(messagesOf(resetPasswordPayload, sound, 'passwordConfirm', 'matkhau1?')).toEqual([
      'Mật khẩu xác nhận không trùng khớp.',
    ]);
    expect(messagesOf(resetPasswordPayload, sound, 'passwordConfirm', 'matkhau1!')).toEqual([]);
  });

  it.each([resetPasswordPayload, emailVerificationPayload])(
    'the token is required and has at most 512 characters',
    (schema) => {
      const rest = schema === resetPasswordPayload ? sound : {};
      const message = 'Đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
      expect(messagesOf(schema, rest, 'token', undefined)).toEqual([message]);
      expect(messagesOf(schema, rest, 'token', '')).toEqual([message]);
      expect(messagesOf(schema, rest, 'token', 'x'.repeat(512))).toEqual([]);
      expect(messagesOf(schema, rest, 'token', 'x'.repeat(513))).toEqual([message]);
    },
  );
});

describe('VAL-2, REC-3: reset by SMS', () => {
  const sound = { username: 'demo', otp: '123456', newPassword: 'matkhau1!', reNewPassword: 'matkhau1!' };

  it.each([
    ['username', undefined, 'Tài khoản không hợp lệ'],
    ['username', 'abc', 'Tài khoản không hợp lệ'],
    ['username', 'abcd', ''],
    ['otp', undefined, 'Mã xác thực không hợp lệ'],
    ['otp', '', 'Mã xác thực không hợp lệ'],
    ['otp', '12345', 'Mã xác thực không hợp lệ'],
    ['otp', '123456', ''],
    ['otp', '1234567', 'Mã xác thực không hợp lệ'],
    ['reNewPassword', 'matkhau1?', 'Mật khẩu xác nhận không trùng khớp.'],
    ['reNewPassword', undefined, 'Nhập vào mật khẩu xác nhận.'],
  ])('%s %p', (field, value, message) => {
    expect(messagesOf(resetPasswordByPhonePayload, sound, field, value)).toEqual(ok(message));
  });

  it.each(strongRows)('newPassword: %s', (_about, value, message) => {
    const other = { ...sound, reNewPassword: value };
    expect(messagesOf(resetPasswordByPhonePayload, other, 'newPassword', value)).toEqual(ok(message));
  });
});
