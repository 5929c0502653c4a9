import { openApiDocument } from '@portal/contract/openapi';

const { schemas } = openApiDocument().components as { schemas: Record<string, { properties?: object }> };

/** The document's schemas are typed by the contract's entities, so they have exactly their fields. */
const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {});

/** As printed in requirements §3. */
it.each([
  [
    'User',
    'username email phoneNumber firstName middleName lastName dob joinAt language verifiedAt verifiedPhoneAt lastPasswordChange mfaEnabled credit debtCredit',
  ],
  ['Transaction', 'id type status value currency updatedAt payload relatedTransactions'],
  ['GamePurchase', 'gameId coin coinName'],
  ['RelatedTransaction', 'id type realValue'],
  ['PaymentMethods', 'bankTransfers eWallets cards'],
  [
    'PaymentMethod',
    'name label type qrCodeData paymentSyntax accountName accountNumber mobileAccountNumber exchangeRate bonuses',
  ],
  ['Bonus', 'cashValue bonusRate'],
  ['GameRechargeConfig', 'coinName payableValues'],
  ['PayableValue', 'credit coinsReceived'],
  ['Zone', 'id name state'],
  ['AccountZone', 'zone leftCoin extpoint0 extpoint4'],
  ['RegisterPayload', 'phone receiveNewsletter username password passwordConfirm gReCaptchaToken'],
  ['LoginPayload', 'username password remember'],
  ['RechargePayload', 'creditAmount zoneId'],
  ['AccountZonePayload', 'zoneId'],
  ['ForgotPasswordPayload', 'username gReCaptchaToken'],
  ['ResetPasswordPayload', 'password passwordConfirm token'],
  ['RecoverUsernamePayload', 'email gReCaptchaToken'],
  ['EmailVerificationPayload', 'token'],
  ['SecurityCodePayload', 'action'],
  ['ChangePasswordPayload', 'currentPassword password passwordConfirm'],
  ['UpdatePhonePayload', 'newPhoneNumber otpNumber securityCode gReCaptchaToken'],
  ['ResetPasswordByPhonePayload', 'username otp newPassword reNewPassword'],
  ['ProfileNamePayload', 'firstName middleName lastName'],
  ['ProfileLanguagePayload', 'language'],
])('ENT-1: %s has %s', (name, fields) => {
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields.split(' ')));
});
