import { mixed, object } from './library';
import { MAX_RECORDING_LENGTH, problemTopics } from '../problemReport';
import * as field from './fields';
import { withBotCheck, withBotCheckIfAsked } from './sharedFields';

/** Payloads from visitors: sign-in, registration, recovery, links and problem reports. */

export const loginForm = object({
  username: field.accountName('Tên đăng nhập phải có ít nhất 4 ký tự.'),
  password: field.existingPassword('Nhập vào mật khẩu.'),
  remember: field.flag(),
});
export const loginPayload = loginForm.shape({
  securityCode: field.optionalSecurityCode(),
  ...withBotCheckIfAsked,
  totpCode: field.optionalSecurityCode(),
  recoveryCode: field.optionalRecoveryCode(),
  lostFactor: field.flag(),
  otpNumber: field.optionalSecurityCode(),
});

/** The rules of each login step (SAFE-5); the form keeps the fields of all steps. */
export const loginSteps = {
  password: loginPayload,
  totpCode: loginPayload.shape({ totpCode: field.totpCode() }),
  recoveryCode: loginPayload.shape({ recoveryCode: field.recoveryCode() }),
  lostFactor: loginPayload,
  otpNumber: loginPayload.shape({ otpNumber: field.securityCode() }),
  approveBySms: loginPayload.shape({ otpNumber: field.securityCode() }),
  approveByEmail: loginPayload.shape({ securityCode: field.securityCode() }),
};

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
export const usernameCheckPayload = registerUsernameStep.shape(withBotCheck);

export const forgotPasswordForm = object({
  username: field.accountName('Tên đăng nhập phải có ít nhất 4 ký tự.'),
});
export const forgotPasswordPayload = forgotPasswordForm.shape(withBotCheck);

export const resetPasswordForm = object({
  password: field.newPassword('strong'),
  passwordConfirm: field.passwordConfirm('password'),
});
export const resetPasswordPayload = resetPasswordForm.shape({ token: field.token() });

export const resetPasswordByPhoneForm = object({
  username: field.accountName('Tài khoản không hợp lệ'),
  otp: field.otp(),
  newPassword: field.newPassword('strong'),
  reNewPassword: field.passwordConfirm('newPassword'),
});
export const resetPasswordByPhonePayload = resetPasswordByPhoneForm.shape(withBotCheckIfAsked);

export const recoverUsernameForm = object({ email: field.email() });
export const recoverUsernamePayload = recoverUsernameForm.shape(withBotCheck);

export const emailVerificationPayload = object({ token: field.token() });

export const endSessionByLinkPayload = object({ token: field.token() });

const BAD_REPORT = 'Báo cáo không hợp lệ.';
const line = (most: number) => field.text().required(BAD_REPORT).max(most, BAD_REPORT);

export const problemReportPayload = object({
  id: line(36).matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, BAD_REPORT),
  topic: mixed<(typeof problemTopics)[number] | 'crash'>()
    .required(BAD_REPORT)
    .oneOf([...problemTopics, 'crash'], BAD_REPORT),
  build: line(64),
  page: line(128),
  browser: line(300),
  recording: line(MAX_RECORDING_LENGTH),
});
