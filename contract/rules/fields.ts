import { boolean, string } from './library';
import { limits } from '../limits';
import { hasStrength, strengthRules, type PasswordStrength } from '../passwordStrength';

/** The rows of requirements §5's table as yup schemas, one for each field, with the exact messages (VAL-2). */

const WRONG_TYPE = 'Giá trị không hợp lệ';

/** A string. A value of another type is refused, never coerced. */
export const text = () => string().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE);

/** A checkbox. */
export const flag = () => boolean().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE);

/** The `params` of our own rules tell yup's `describe()` what the rule requires (contract/openapi). */
const exactly = (limit: number, message: string) =>
  text().test({
    name: 'exact-length',
    message: message.replace('{limit}', String(limit)),
    params: { length: limit },
    test: (value) => !value || value.length === limit,
  });

/** Spaces and characters that are not displayed. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

const notBlank = (message: string) =>
  text()
    .required(message)
    .test('not-blank', message, (value) => !BLANK.test(value));

export const signupPhone = () =>
  text()
    .required('Hãy nhập số điện thoại của bạn')
    .min(limits.phoneMin, 'Số điện thoại không đúng')
    .max(limits.phoneMax, 'Số điện thoại quá dài')
    .matches(/^\+?[0-9 +\-()]+$/, 'Số điện thoại sai format');

const USERNAME_RULE = 'Tên đăng nhập phải có từ 4 đến 32 ký tự.';

export const signupUsername = () =>
  text()
    .required('Hãy chọn một tên đăng nhập.')
    .min(limits.usernameMin, USERNAME_RULE)
    .max(limits.usernameMax, USERNAME_RULE)
    .matches(/^[a-z0-9_]+$/, 'Tên đăng nhập chỉ gồm chữ thường a-z, chữ số và dấu gạch dưới.');

/** A new password of at least 8 characters and the given strength. */
export const newPassword = (strength: PasswordStrength) =>
  text()
    .required('Nhập vào mật khẩu.')
    .min(limits.passwordMin, `Mật khẩu phải có tối thiểu ${limits.passwordMin} ký tự.`)
    .max(limits.passwordMax, `Mật khẩu chỉ được có tối đa ${limits.passwordMax} ký tự.`)
    .test({
      name: 'strength',
      message: strengthRules[strength].message,
      params: { strength },
      test: (value) => hasStrength(value, strength),
    });

const CONFIRM_DIFFERS = 'Mật khẩu xác nhận không trùng khớp.';

/** Must equal the field `of`. */
export const passwordConfirm = (of: string) =>
  text()
    .required('Nhập vào mật khẩu xác nhận.')
    .test({
      name: 'confirm',
      message: CONFIRM_DIFFERS,
      params: { of },
      test: (value, { parent }) => value === (parent as Record<string, unknown>)[of],
    });

/** Must equal the field `of`, or be empty (for a password change). */
export const optionalPasswordConfirm = (of: string) =>
  text().test({
    name: 'confirm',
    message: CONFIRM_DIFFERS,
    params: { of },
    test: (value, { parent }) => !value || value === (parent as Record<string, unknown>)[of],
  });

/** An existing password, of any strength, which the host requires only in some states of the account. */
export const optionalPassword = () =>
  text().max(limits.passwordMax, `Mật khẩu chỉ được có tối đa ${limits.passwordMax} ký tự.`);

/** An existing password: required, of any strength. */
export const existingPassword = (message: string) => optionalPassword().required(message);

/** The username of an existing account: at least 4 characters. */
export const accountName = (message: string) =>
  text().required(message).min(limits.usernameMin, message).max(limits.passwordMax, message);

export const otp = () => {
  const message = 'Mã xác thực không hợp lệ';
  return exactly(limits.codeLength, message).required(message);
};

const CODE_LENGTH = 'Mã bảo mật phải có {limit} ký tự';

export const securityCode = () =>
  text().required('Mã bảo mật không được bỏ trống').concat(exactly(limits.codeLength, CODE_LENGTH));

/** A step-up code, which the host requires only in some states of the account. */
export const optionalSecurityCode = () => exactly(limits.codeLength, CODE_LENGTH);

/** A code of an authenticator app. */
export const totpCode = () =>
  exactly(limits.codeLength, 'Mã phải có {limit} chữ số').required('Hãy nhập mã trong ứng dụng xác thực.');

/** A recovery code as players type it: with hyphens, spaces and capitals, or without. */
export const optionalRecoveryCode = () => text().max(limits.nameMax, 'Mã khôi phục không đúng');
export const recoveryCode = () => optionalRecoveryCode().required('Hãy nhập một mã khôi phục.');

const PASSKEY_WRONG = 'Passkey không hợp lệ';

/** A browser's response as JSON text. Only the host can verify it. */
export const optionalPasskey = () => text().max(16_384, PASSKEY_WRONG);
export const passkey = () => optionalPasskey().required(PASSKEY_WRONG);
export const passkeyId = () => text().required(PASSKEY_WRONG).max(1400, PASSKEY_WRONG);

export const email = () =>
  text()
    .required('Hãy nhập vào địa chỉ email của bạn')
    .max(limits.emailMax, `Địa chỉ email chỉ được có tối đa ${limits.emailMax} ký tự`)
    .email('Địa chỉ email bạn nhập không hợp lệ');

export const newPhoneNumber = () =>
  text().required('Hãy nhập vào số điện thoại.').max(limits.phoneMax, 'Số điện thoại không hợp lệ');

const tooLong = (what: string) => `${what} chỉ được có tối đa ${limits.nameMax} ký tự`;

/**
 * Refuses characters that no name contains. Control characters break lines in mails and logs, invisible characters and those that change
 * the direction of writing make one name look like another, and third-party software may read angle brackets as markup. Joiners and
 * non-joiners are allowed: some scripts and emoji need them.
 */
const PRINTABLE = /^(?:[^<>\p{Cc}\p{Cf}\u2028\u2029]|[\u200C\u200D])*$/u;

export const firstName = () =>
  notBlank('Hãy nhập tên của bạn').max(limits.nameMax, tooLong('Tên')).matches(PRINTABLE, WRONG_TYPE);
export const lastName = () =>
  notBlank('Hãy nhập họ của bạn').max(limits.nameMax, tooLong('Họ')).matches(PRINTABLE, WRONG_TYPE);
export const middleName = () => text().max(limits.nameMax, tooLong('Tên đệm')).matches(PRINTABLE, WRONG_TYPE);

/** The token of the bot check. Only the host can verify it. */
export const botCheckToken = () =>
  text().required('Hãy hoàn tất bước kiểm tra chống bot.').max(8192, 'Bước kiểm tra chống bot không hợp lệ.');

/** The token of a bot check that a form sends only if the host has asked for it. */
export const optionalBotCheckToken = () => text().max(8192, 'Bước kiểm tra chống bot không hợp lệ.');

export const token = () =>
  text()
    .required('Đường dẫn không hợp lệ hoặc đã hết hiệu lực.')
    .max(512, 'Đường dẫn không hợp lệ hoặc đã hết hiệu lực.');
