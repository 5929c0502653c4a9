import {
  changePasswordPayload,
  profileEmailPayload,
  profileLanguagePayload,
  profileNamePayload,
  recoverUsernamePayload,
  securityCodePayload,
  updatePhonePayload,
} from '@portal/contract/rules';
import { securityCodePurposes } from '@portal/contract';
import { messagesOf, type Row } from '../../support/messagesOf';

const wrongType = 'Giá trị không hợp lệ';
const name = { firstName: 'Nam', middleName: 'Thành', lastName: 'Nguyễn' };
const phone = { newPhoneNumber: '0987654321', gReCaptchaToken: 'token' };
const password = { currentPassword: 'Demo@2026', password: 'matkhau1', passwordConfirm: 'matkhau1' };

const emailOf = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 69)}.com`;
const badEmail = 'Địa chỉ email bạn nhập không hợp lệ';
const email: Row[] = [
  ['missing', undefined, 'Hãy nhập vào địa chỉ email của bạn'],
  ['empty', '', 'Hãy nhập vào địa chỉ email của bạn'],
  ['plain', 'nam@example.com', ''],
  ['no top-level domain', 'nam@localhost', ''],
  ['an unknown top-level domain', 'nam@example.khongco', ''],
  ['no @', 'nam.example.com', badEmail],
  ['nothing before @', '@example.com', badEmail],
  ['a space', 'nam nguyen@example.com', badEmail],
  ['a line break', 'nam@example.com\n', badEmail],
  ['two @', 'nam@nam@example.com', badEmail],
  ['too long and no address', 'a'.repeat(129), 'Địa chỉ email chỉ được có tối đa 128 ký tự'],
  ['a number', 1, wrongType],
];

describe('VAL-2: e-mail', () => {
  it.each(email)('%s', (_about, value, message) => {
    const expected = message ? [message] : [];
    expect(messagesOf(recoverUsernamePayload, { gReCaptchaToken: 't' }, 'email', value)).toEqual(expected);
    expect(messagesOf(profileEmailPayload, {}, 'email', value)).toEqual(expected);
  });

  it.each([
    [127, []],
    [128, []],
    [129, ['Địa chỉ email chỉ được có tối đa 128 ký tự']],
  ])('with %d characters', (length, expected) => {
    const labels = emailOf(length).replace(/b{60}/, `${'b'.repeat(59)}.`);
    expect(labels).toHaveLength(length);
    expect(messagesOf(profileEmailPayload, {}, 'email', labels)).toEqual(expected);
  });
});

const codeLength = 'Mã bảo mật phải có 6 ký tự';
describe('VAL-2: security codes', () => {
  it.each([
    ['missing', undefined, ''],
    ['empty', '', ''],
    ['5 characters', '12345', codeLength],
    ['6 characters', '123456', ''],
    ['7 characters', '1234567', codeLength],
    ['a number', 123456, wrongType],
    ['null', null, wrongType],
  ] satisfies Row[])('%s', (_about, value, message) => {
    const expected = message ? [message] : [];
    expect(messagesOf(updatePhonePayload, phone, 'securityCode', value)).toEqual(expected);
    expect(messagesOf(updatePhonePayload, phone, 'otpNumber', value)).toEqual(expected);
    expect(messagesOf(profileEmailPayload, { email: 'a@b.vn' }, 'securityCode', value)).toEqual(expected);
  });

  it('ENT-1: every purpose is a valid action, any other name is not', () => {
    for (const action of securityCodePurposes)
      expect(messagesOf(securityCodePayload, {}, 'action', action)).toEqual([]);
    expect(messagesOf(securityCodePayload, {}, 'action', 'confirm.everything')).toEqual([wrongType]);
    expect(messagesOf(securityCodePayload, {}, 'action', undefined)).toEqual([wrongType]);
  });
});

describe('VAL-2: new phone number', () => {
  it.each([
    ['missing', undefined, 'Hãy nhập vào số điện thoại.'],
    ['empty', '', 'Hãy nhập vào số điện thoại.'],
    ['14 characters', '0'.repeat(14), ''],
    ['15 characters', '0'.repeat(15), ''],
    ['16 characters', '0'.repeat(16), 'Số điện thoại không hợp lệ'],
  ] satisfies Row[])('%s', (_about, value, message) => {
    expect(messagesOf(updatePhonePayload, phone, 'newPhoneNumber', value)).toEqual(message ? [message] : []);
  });
});

describe('VAL-2, ME-3: profile name', () => {
  it.each([
    ['firstName', 'Hãy nhập tên của bạn', 'Tên chỉ được có tối đa 128 ký tự'],
    ['lastName', 'Hãy nhập họ của bạn', 'Họ chỉ được có tối đa 128 ký tự'],
  ])('%s is required and has at most 128 characters', (field, empty, long) => {
    for (const value of [undefined, '', '   ', null])
      expect(messagesOf(profileNamePayload, name, field, value)).toEqual([empty]);
    for (const length of [1, 127, 128])
      expect(messagesOf(profileNamePayload, name, field, 'ă'.repeat(length))).toEqual([]);
    expect(messagesOf(profileNamePayload, name, field, 'ă'.repeat(129))).toEqual([long]);
  });

  it('middleName may be absent or empty, and has at most 128 characters', () => {
    for (const value of [undefined, '', 'Thành', 'a'.repeat(127), 'a'.repeat(128)])
      expect(messagesOf(profileNamePayload, name, 'middleName', value)).toEqual([]);
    expect(messagesOf(profileNamePayload, name, 'middleName', 'a'.repeat(129))).toEqual([
      'Tên đệm chỉ được có tối đa 128 ký tự',
    ]);
    expect(messagesOf(profileNamePayload, name, 'middleName', null)).toEqual([wrongType]);
  });
});

describe('VAL-2, ME-4: language', () => {
  it('is vi-VN and nothing else', () => {
    expect(messagesOf(profileLanguagePayload, {}, 'language', 'vi-VN')).toEqual([]);
    for (const value of ['en-US', 'vi', 'VI-VN', 7])
      expect(messagesOf(profileLanguagePayload, {}, 'language', value)).toEqual([
        'Ngôn ngữ không được hỗ trợ.',
      ]);
    for (const value of [undefined, null])
      expect(messagesOf(profileLanguagePayload, {}, 'language', value)).toEqual(['Hãy chọn ngôn ngữ.']);
  });
});

describe('VAL-2, SEC-2: change password', () => {
  it.each([
    ['currentPassword', undefined, 'Hãy nhập vào mật khẩu cũ.'],
    ['currentPassword', '', 'Hãy nhập vào mật khẩu cũ.'],
    ['currentPassword', 'x', ''],
    ['password', 'matkha1', 'Mật khẩu phải có tối thiểu 8 ký tự.'],
    ['password', 'matkhaudai', 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.'],
    ['passwordConfirm', undefined, ''],
    ['passwordConfirm', '', ''],
    ['passwordConfirm', 'matkhau1', ''],
    ['passwordConfirm', 'matkhau2', 'Mật khẩu xác nhận không trùng khớp.'],
  ])('%s %p', (field, value, message) => {
    expect(messagesOf(changePasswordPayload, password, field, value)).toEqual(message ? [message] : []);
  });
});
