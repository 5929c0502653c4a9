import type { Locale } from './limits';
import type { Channel, ProofField } from './credentialPolicy';
import type { CodeAction, PaymentRuleName } from './names';

/** Request bodies of requirements §3, with their exact field names. */

export interface LoginPayload {
  username: string;
  password: string;
  remember?: boolean;
  /** The second factor, once the host has asked for it (SAFE-5): a code of the authenticator app, or a recovery code. */
  totpCode?: string;
  recoveryCode?: string;
  /** The player has neither: starts the removal of the second factor, and completes it together with `otpNumber`, a code by SMS. */
  lostFactor?: boolean;
  otpNumber?: string;
  /** Sent only if the host has asked for it (SAFE-7). */
  gReCaptchaToken?: string;
  /** The code by e-mail that approves a sign-in; by SMS it is `otpNumber`. Sent only if the host has asked for it (SAFE-4). */
  securityCode?: string;
}

/** PUT /api/login-approval (SAFE-4). */
export interface LoginApprovalPayload extends Proofs {
  enabled: boolean;
}

export interface RegisterPayload {
  phone: string;
  receiveNewsletter?: boolean;
  username: string;
  password: string;
  passwordConfirm: string;
  gReCaptchaToken: string;
}

/** POST /api/username-check (an addition); the token is one of `registerFormSubmit`. */
export interface UsernameCheckPayload {
  username: string;
  gReCaptchaToken: string;
}

/** `creditAmount` is the cost in whole KP. */
export interface RechargePayload extends Proofs {
  creditAmount: number;
  zoneId: number;
  /** The coins that the player was shown; if the number has changed, the host answers 409. Only for a host that `acceptsExpectedCoins`. */
  expectedCoins?: number;
}

export interface AccountZonePayload {
  zoneId: number;
}

export interface ForgotPasswordPayload {
  username: string;
  gReCaptchaToken: string;
}

export interface ResetPasswordPayload {
  password: string;
  passwordConfirm: string;
  token: string;
}

export interface ResetPasswordByPhonePayload {
  username: string;
  otp: string;
  newPassword: string;
  reNewPassword: string;
  /** Sent only if the host has asked for it (SAFE-7). */
  gReCaptchaToken?: string;
}

export interface RecoverUsernamePayload {
  email: string;
  gReCaptchaToken: string;
}

export interface EmailVerificationPayload {
  token: string;
}

export interface EndSessionByLinkPayload {
  token: string;
}

export interface SecurityCodePayload {
  action: CodeAction;
  /** The verified channel that should receive the code; if absent, the host chooses (an addition). */
  channel?: Channel;
}

/** The proofs of a sensitive change (SAFE-1); a host asks for one with a 422 under its field. */
export type Proofs = Partial<Record<ProofField, string>>;

/** POST /passkey/sign-in. */
export interface PasskeySignInPayload {
  /** The browser's response to the challenge, as JSON text. */
  passkey: string;
  remember?: boolean;
}

/** POST /api/passkeys/remove. */
export interface RemovePasskeyPayload extends Proofs {
  id: string;
}

/** POST /api/second-factor/confirm. */
export interface ConfirmTotpPayload {
  totpCode: string;
}

export interface ChangePasswordPayload {
  currentPassword: string;
  password: string;
  passwordConfirm?: string;
}

export interface UpdatePhonePayload extends Proofs {
  newPhoneNumber: string;
  gReCaptchaToken: string;
}

/** PATCH /api/user/update-profile takes exactly one of these. */
export type UpdateProfilePayload =
  | { firstName: string; middleName?: string; lastName: string }
  | { language: Locale }
  | ({ email: string } & Proofs);

/** PUT /api/user/payment-rule (SAFE-6, an addition). `above` is sent only with the rule of that name. */
export interface PaymentRulePayload extends Proofs {
  name: PaymentRuleName;
  above?: number;
}

/** POST /api/transfer-claims (PLAY-3, an addition). */
export interface TransferClaimPayload {
  /** VND */
  amount: number;
  /** The approximate time, an ISO 8601 instant. */
  transferredAt: string;
  /** The `name` of a payment method. */
  method?: string | undefined;
  /** The bank's reference of the transfer. */
  reference?: string | undefined;
}

/** POST /api/gift-codes/redemptions (PLAY-8, an addition). */
export interface RedeemCodePayload {
  /** As typed; case and spaces do not matter. */
  code: string;
  /** Sent only after a response whose errors name it (SAFE-7). */
  gReCaptchaToken?: string | undefined;
}
