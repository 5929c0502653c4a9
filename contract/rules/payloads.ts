import { mixed, number, object } from 'yup';
import { supportedLocales } from '../limits';
import { securityCodePurposes } from '../names';
import * as field from './fields';

/** Request bodies as yup schemas. `…Form` has the fields that the player fills in; the payload adds those that the portal adds (VAL-3). */

const CHOOSE_AMOUNT = 'Hãy chọn gói nạp.';
const CHOOSE_ZONE = 'Hãy chọn máy chủ.';

const positiveInteger = (message: string) =>
  number()
    .typeError(message)
    .required(message)
    .integer(message)
    .positive(message)
    .max(Number.MAX_SAFE_INTEGER, message);

const withBotCheck = { gReCaptchaToken: field.botCheckToken() };

export const loginForm = object({
  username: field.accountName('Tên đăng nhập phải có ít nhất 4 ký tự.'),
  password: field.existingPassword('Nhập vào mật khẩu.'),
  remember: field.flag(),
});
export const loginPayload = loginForm;

export const registerPhoneStep = object({
  phone: field.signupPhone(),
  receiveNewsletter: field.flag(),
});
export const registerUsernameStep = object({ username: field.signupUsername() });
export const registerPasswordStep = object({
  password: field.newPassword('medium'),
  passwordConfirm: field.passwordConfirm('password'),
});
export const registerForm = registerPhoneStep.concat(registerUsernameStep).concat(registerPasswordStep);
export const registerPayload = registerForm.shape(withBotCheck);

export const rechargePayload = object({
  creditAmount: positiveInteger(CHOOSE_AMOUNT),
  zoneId: positiveInteger(CHOOSE_ZONE),
});

export const accountZonePayload = object({ zoneId: positiveInteger(CHOOSE_ZONE) });

export const forgotPasswordForm = object({
  username: field.accountName('Tên đăng nhập phải có ít nhất 4 ký tự.'),
});
export const forgotPasswordPayload = forgotPasswordForm.shape(withBotCheck);

export const resetPasswordForm = object({
  password: field.newPassword('strong'),
  passwordConfirm: field.passwordConfirm('password'),
});
export const resetPasswordPayload = resetPasswordForm.shape({ token: field.token() });

export const resetPasswordByPhonePayload = object({
  username: field.accountName('Tài khoản không hợp lệ'),
  otp: field.otp(),
  newPassword: field.newPassword('strong'),
  reNewPassword: field.passwordConfirm('newPassword'),
});

export const recoverUsernameForm = object({ email: field.email() });
export const recoverUsernamePayload = recoverUsernameForm.shape(withBotCheck);

export const emailVerificationPayload = object({ token: field.token() });

export const securityCodePayload = object({
  action: field
    .text()
    .required('Giá trị không hợp lệ')
    .oneOf([...securityCodePurposes], 'Giá trị không hợp lệ'),
});

export const changePasswordPayload = object({
  currentPassword: field.existingPassword('Hãy nhập vào mật khẩu cũ.'),
  password: field.newPassword('medium'),
  passwordConfirm: field.optionalPasswordConfirm('password'),
});

export const updatePhoneForm = object({
  newPhoneNumber: field.newPhoneNumber(),
  otpNumber: field.optionalSecurityCode(),
  securityCode: field.optionalSecurityCode(),
});
export const updatePhonePayload = updatePhoneForm.shape(withBotCheck);

export const profileNamePayload = object({
  firstName: field.firstName(),
  middleName: field.middleName(),
  lastName: field.lastName(),
});
export const profileLanguagePayload = object({
  language: mixed<(typeof supportedLocales)[number]>()
    .required('Hãy chọn ngôn ngữ.')
    .oneOf([...supportedLocales], 'Ngôn ngữ không được hỗ trợ.'),
});
export const profileEmailPayload = object({
  email: field.email(),
  securityCode: field.optionalSecurityCode(),
});
