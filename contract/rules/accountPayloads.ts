import { mixed, number, object } from './library';
import { channels } from '../credentialPolicy';
import { supportedLocales } from '../limits';
import { addedCodePurposes, paymentRules, securityCodePurposes } from '../names';
import * as field from './fields';
import { proofs, withBotCheck } from './sharedFields';

/** Players' changes to their accounts. */

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

/** A change whose payload consists only of its proof. */
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

/** SAFE-6. `above` applies only to the rule of that name; in the form it is a string. */
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
