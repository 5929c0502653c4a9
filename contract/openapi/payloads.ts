import type { ObjectSchema } from 'yup';
import * as rules from '../rules/payloads';
import { fromYup } from './fromYup';
import type { Schema } from './schema';

const payloads = {
  LoginPayload: rules.loginPayload,
  RegisterPayload: rules.registerPayload,
  UsernameCheckPayload: rules.usernameCheckPayload,
  RechargePayload: rules.rechargePayload,
  AccountZonePayload: rules.accountZonePayload,
  ForgotPasswordPayload: rules.forgotPasswordPayload,
  ResetPasswordPayload: rules.resetPasswordPayload,
  ResetPasswordByPhonePayload: rules.resetPasswordByPhonePayload,
  RecoverUsernamePayload: rules.recoverUsernamePayload,
  EmailVerificationPayload: rules.emailVerificationPayload,
  EndSessionByLinkPayload: rules.endSessionByLinkPayload,
  LoginApprovalPayload: rules.loginApprovalPayload,
  SecurityCodePayload: rules.securityCodePayload,
  ChangePasswordPayload: rules.changePasswordPayload,
  UpdatePhonePayload: rules.updatePhonePayload,
  ProfileNamePayload: rules.profileNamePayload,
  ProfileLanguagePayload: rules.profileLanguagePayload,
  ProfileEmailPayload: rules.profileEmailPayload,
  ProofPayload: rules.proofPayload,
  ConfirmTotpPayload: rules.confirmTotpPayload,
  AddPasskeyPayload: rules.addPasskeyPayload,
  RemovePasskeyPayload: rules.removePasskeyPayload,
  PasskeySignInPayload: rules.passkeySignInPayload,
  KeepSecondFactorPayload: rules.keepSecondFactorPayload,
  AccountDeletionPayload: rules.accountDeletionPayload,
  PaymentRulePayload: rules.paymentRulePayload,
  ProblemReportPayload: rules.problemReportPayload,
  TransferClaimPayload: rules.transferClaimPayload,
  RedeemCodePayload: rules.redeemCodePayload,
} satisfies Record<string, ObjectSchema<object>>;

type PayloadName = keyof typeof payloads;

const ONLY_IF_ASKED = 'Sent only after a refusal whose `errors` name gReCaptchaToken.';
const SECOND_FACTOR = 'Sent only after a refusal whose `errors` name totpCode.';

const ONLY_AFTER_422 = 'Sent only after a 422 with an error under this field (SAFE-6).';

/** Fields that are not in the requirements, and what the portal does if a host does not support them. */
const additions: Readonly<Partial<Record<PayloadName, Readonly<Record<string, string>>>>> = {
  LoginPayload: {
    gReCaptchaToken: ONLY_IF_ASKED,
    totpCode: SECOND_FACTOR,
    recoveryCode: SECOND_FACTOR,
    lostFactor: SECOND_FACTOR,
    otpNumber: 'Sent only after a refusal whose `errors` name this field.',
    securityCode: 'Sent only after a refusal whose `errors` name this field.',
  },
  ResetPasswordByPhonePayload: { gReCaptchaToken: ONLY_IF_ASKED },
  RedeemCodePayload: { gReCaptchaToken: ONLY_IF_ASKED },
  RechargePayload: {
    expectedCoins: 'Sent only if GET /api/recharge/game returns `acceptsExpectedCoins: true`.',
    otpNumber: ONLY_AFTER_422,
    securityCode: ONLY_AFTER_422,
    currentPassword: ONLY_AFTER_422,
    totpCode: ONLY_AFTER_422,
  },
};

function withAdditions(name: PayloadName, schema: Schema): Schema {
  const marked = Object.entries(additions[name] ?? {}).map(([field, portal]): [string, Schema] => [
    field,
    { ...schema.properties?.[field], 'x-addition': true, 'x-when-absent': portal },
  ]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(marked) } };
}

const names = Object.keys(payloads) as PayloadName[];

/** The request bodies of requirements §3 under the rules of requirements §5. */
export const payloadSchemas = Object.fromEntries(
  names.map((name) => [name, withAdditions(name, fromYup(payloads[name]))]),
) as Record<PayloadName, Schema>;

export const payload = (name: PayloadName): Schema => ({ $ref: `#/components/schemas/${name}` });
