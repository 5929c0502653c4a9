import {
  registerForm,
  registerPasswordStep,
  registerPayload,
  registerPhoneStep,
  registerUsernameStep,
} from '@portal/contract/rules';
import { messagesOf, type Row } from '../../support/messagesOf';

const sound = {
  phone: '0912345678',
  receiveNewsletter: true,
  username: 'thanh_nam',
  password: 'matkhau1',
  passwordConfirm: 'matkhau1',
  gReCaptchaToken: 'token',
};

const phone: Row[] = [
  ['missing', undefined, 'Hãy nhập số điện thoại của bạn'],
  ['empty', '', 'Hãy nhập số điện thoại của bạn'],
  ['null', null, 'Hãy nhập số điện thoại của bạn'],
  ['a number', 912345678, 'Giá trị không hợp lệ'],
  ['9 characters', '091234567', 'Số điện thoại không đúng'],
  ['10 characters', '0912345678', ''],
  ['11 characters', '09123456789', ''],
  ['14 characters', '+8491234567 89'.slice(0, 14), ''],
  ['15 characters', '+84 912 345 678', ''],
  ['16 characters', '+84 912 345 6789', 'Số điện thoại quá dài'],
  ['parentheses, dashes, spaces', '(091)-234 5678', ''],
  ['a plus that does not lead', '0912+345678', ''],
  ['a letter', '0912a345678', 'Số điện thoại sai format'],
  ['a dot', '0912.345678', 'Số điện thoại sai format'],
  ['digits of another script', '０９１２３４５６７８', 'Số điện thoại sai format'],
  ['a line break', '0912345678\n', 'Số điện thoại sai format'],
];

const usernameLength = 'Tên đăng nhập phải có từ 4 đến 32 ký tự.';
const usernameLetters = 'Tên đăng nhập chỉ gồm chữ thường a-z, chữ số và dấu gạch dưới.';
const username: Row[] = [
  ['missing', undefined, 'Hãy chọn một tên đăng nhập.'],
  ['empty', '', 'Hãy chọn một tên đăng nhập.'],
  ['3 characters', 'abc', usernameLength],
  ['4 characters', 'abcd', ''],
  ['5 characters', 'ab_c1', ''],
  ['31 characters', 'a'.repeat(31), ''],
  ['32 characters', 'a'.repeat(32), ''],
  ['33 characters', 'a'.repeat(33), usernameLength],
  ['upper case', 'Abcd', usernameLetters],
  ['a space', 'ab cd', usernameLetters],
  ['a dash', 'ab-cd', usernameLetters],
  ['a Vietnamese letter', 'đăng_nhập', usernameLetters],
  ['a line break', 'abcd\n', usernameLetters],
  ['a list', ['abcd'], 'Giá trị không hợp lệ'],
];

const tooShort = 'Mật khẩu phải có tối thiểu 8 ký tự.';
const tooWeak = 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.';
const password: Row[] = [
  ['missing', undefined, 'Nhập vào mật khẩu.'],
  ['empty', '', 'Nhập vào mật khẩu.'],
  ['7 characters', 'matkha1', tooShort],
  ['8 characters', 'matkhau1', ''],
  ['9 characters', 'matkhau12', ''],
  ['127 characters', `${'a'.repeat(126)}1`, ''],
  ['128 characters', `${'a'.repeat(127)}1`, ''],
  ['129 characters', `${'a'.repeat(128)}1`, 'Mật khẩu chỉ được có tối đa 128 ký tự.'],
  ['letters only', 'matkhaudai', tooWeak],
  ['digits only', '1234567890', tooWeak],
  ['mixed case without a digit', 'MatKhauDai', tooWeak],
  ['digits and a symbol', '1234567!', ''],
];

const confirm: Row[] = [
  ['missing', undefined, 'Nhập vào mật khẩu xác nhận.'],
  ['empty', '', 'Nhập vào mật khẩu xác nhận.'],
  ['other case', 'Matkhau1', 'Mật khẩu xác nhận không trùng khớp.'],
  ['one character less', 'matkhau', 'Mật khẩu xác nhận không trùng khớp.'],
  ['the same', 'matkhau1', ''],
];

const newsletter: Row[] = [
  ['missing', undefined, ''],
  ['true', true, ''],
  ['false', false, ''],
  ['a text', 'true', 'Giá trị không hợp lệ'],
  ['null', null, 'Giá trị không hợp lệ'],
];

const botCheck: Row[] = [
  ['missing', undefined, 'Hãy hoàn tất bước kiểm tra chống bot.'],
  ['8192 characters', 'x'.repeat(8192), ''],
  ['8193 characters', 'x'.repeat(8193), 'Bước kiểm tra chống bot không hợp lệ.'],
];

describe.each([
  ['phone', phone],
  ['username', username],
  ['password', password],
  ['passwordConfirm', confirm],
  ['receiveNewsletter', newsletter],
  ['gReCaptchaToken', botCheck],
] as const)('VAL-2, REG-8: signup, %s', (field, rows) => {
  it.each(rows)('%s', (_about, value, message) => {
    const other = field === 'password' ? { ...sound, passwordConfirm: value } : sound;
    expect(messagesOf(registerPayload, other, field, value)).toEqual(message ? [message] : []);
  });
});

describe('VAL-3: the wizard steps have the same rules as the whole form', () => {
  const steps = [registerPhoneStep, registerUsernameStep, registerPasswordStep];

  it('have each field in exactly one step', () => {
    const inSteps = steps.flatMap((step) => Object.keys(step.fields)).sort();
    expect(inSteps).toEqual(Object.keys(registerForm.fields).sort());
  });

  it('give the same message in the step as in the form', () => {
    expect(messagesOf(registerPhoneStep, {}, 'phone', '091')).toEqual(['Số điện thoại không đúng']);
    expect(messagesOf(registerUsernameStep, {}, 'username', 'abc')).toEqual([usernameLength]);
  });
});
