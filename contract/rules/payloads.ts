import { mixed, number, object } from './library';
import { supportedLocales } from '../limits';
import { channels } from '../credentialPolicy';
import { MAX_RECORDING_LENGTH, problemTopics } from '../problemReport';
import { addedCodePurposes, paymentRules, securityCodePurposes } from '../names';
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
const withBotCheckIfAsked = { gReCaptchaToken: field.optionalBotCheckToken() };

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

/** What each step of the login requires (SAFE-5); its form keeps the fields of all. */
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

/** SAFE-1: which of them is required, the host says. */
const proofs = {
  otpNumber: field.optionalSecurityCode(),
  securityCode: field.optionalSecurityCode(),
  currentPassword: field.optionalPassword(),
  totpCode: field.optionalSecurityCode(),
  passkey: field.optionalPasskey(),
};

export const rechargePayload = object({
  creditAmount: positiveInteger(CHOOSE_AMOUNT),
  zoneId: positiveInteger(CHOOSE_ZONE),
  expectedCoins: number()
    .strict()
    .typeError(CHOOSE_AMOUNT)
    .min(0, CHOOSE_AMOUNT)
    .max(Number.MAX_SAFE_INTEGER, CHOOSE_AMOUNT)
    .optional()
    .nonNullable(CHOOSE_AMOUNT),
  ...proofs,
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

export const securityCodePayload = object({
  action: field
    .text()
    .required('Giá trị không hợp lệ')
    .oneOf([...securityCodePurposes, ...addedCodePurposes], 'Giá trị không hợp lệ'),
  channel: field.text().oneOf([...channels], 'Giá trị không hợp lệ'),
});

export const changePasswordPayload = object({
  currentPassword: field.existingPassword('Hãy nhập vào mật khẩu cũ.'),
  password: field.newPassword('medium'),
  passwordConfirm: field.optionalPasswordConfirm('password'),
});

/** A change that consists of nothing but its proof. */
export const proofPayload = object(proofs);

export const addPasskeyPayload = object({ passkey: field.passkey() });
export const removePasskeyPayload = object({ id: field.passkeyId(), ...proofs });
export const passkeySignInPayload = object({ passkey: field.passkey(), remember: field.flag() });

export const confirmTotpPayload = object({ totpCode: field.totpCode() });
export const keepSecondFactorPayload = object({ token: field.token() });

export const loginApprovalPayload = object({
  enabled: field.flag().required('Giá trị không hợp lệ'),
  ...proofs,
});

export const updatePhoneForm = object({ newPhoneNumber: field.newPhoneNumber(), ...proofs });
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
export const profileEmailPayload = object({ email: field.email(), ...proofs });

export const accountDeletionPayload = object(proofs);

const ABOVE = 'Hãy nhập một số nguyên, từ 1 trở lên.';
const CHOOSE_RULE = 'Hãy chọn khi nào cần xác nhận.';
const needsAmount = ([name]: unknown[]) => name === 'above';

/** SAFE-6. `above` counts for the rule of that name alone; in the form it is a text. */
export const paymentRuleForm = object({
  name: mixed<(typeof paymentRules)[number]>()
    .required(CHOOSE_RULE)
    .oneOf([...paymentRules], CHOOSE_RULE),
  above: field
    .text()
    .when('name', (names: unknown[], schema) =>
      needsAmount(names) ? schema.required(ABOVE).matches(/^[1-9][0-9]{0,14}$/, ABOVE) : schema,
    ),
  ...proofs,
});
export const paymentRulePayload = paymentRuleForm.shape({
  above: number()
    .typeError(ABOVE)
    .integer(ABOVE)
    .min(1, ABOVE)
    .max(Number.MAX_SAFE_INTEGER, ABOVE)
    .nonNullable(ABOVE)
    .when('name', (names: unknown[], schema) => (needsAmount(names) ? schema.required(ABOVE) : schema)),
});

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

const AMOUNT = 'Hãy nhập số tiền đã chuyển, từ 1 đồng trở lên.';
const WHEN = 'Hãy chọn ngày giờ đã chuyển.';
const REFERENCE = 'Mã giao dịch có tối đa 64 ký tự.';

const claimReference = () => field.text().max(64, REFERENCE);

/** PLAY-3. In the form the amount is a text, and day and time are those of the player's clock. */
export const transferClaimForm = object({
  amount: field
    .text()
    .required(AMOUNT)
    .matches(/^[1-9][0-9.]{0,15}$/, AMOUNT),
  day: field.text().required(WHEN),
  time: field.text().required(WHEN),
  method: field.text().max(64, 'Giá trị không hợp lệ'),
  reference: claimReference(),
});
export const transferClaimPayload = object({
  amount: number()
    .typeError(AMOUNT)
    .integer(AMOUNT)
    .min(1, AMOUNT)
    .max(1_000_000_000_000, AMOUNT)
    .nonNullable(AMOUNT)
    .required(AMOUNT),
  transferredAt: field
    .text()
    .required(WHEN)
    .max(32, WHEN)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, WHEN),
  method: field.text().max(64, 'Giá trị không hợp lệ'),
  reference: claimReference(),
});

const TYPE_CODE = 'Hãy nhập gift code.';
const BAD_CODE = 'Gift code có từ 6 đến 64 ký tự, chỉ gồm chữ không dấu, số và dấu gạch nối.';

/** PLAY-8. What is typed may have spaces and small letters; `typedCode` removes them. */
export const redeemCodeForm = object({
  code: field
    .text()
    .required(TYPE_CODE)
    .max(128, BAD_CODE)
    .matches(/^\s*([A-Za-z0-9-]\s*){6,64}$/, BAD_CODE),
});
export const redeemCodePayload = redeemCodeForm.shape(withBotCheckIfAsked);
