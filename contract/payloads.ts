import type { Locale } from './limits';
import type { SecurityCodePurpose } from './names';

/** Request bodies of requirements §3, by their exact field names. */

export interface LoginPayload {
  username: string;
  password: string;
  remember?: boolean;
}

export interface RegisterPayload {
  phone: string;
  receiveNewsletter?: boolean;
  username: string;
  password: string;
  passwordConfirm: string;
  gReCaptchaToken: string;
}

/** `creditAmount` is the cost in whole KP. */
export interface RechargePayload {
  creditAmount: number;
  zoneId: number;
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
}

export interface RecoverUsernamePayload {
  email: string;
  gReCaptchaToken: string;
}

export interface EmailVerificationPayload {
  token: string;
}

export interface SecurityCodePayload {
  action: SecurityCodePurpose;
}

export interface ChangePasswordPayload {
  currentPassword: string;
  password: string;
  passwordConfirm?: string;
}

export interface UpdatePhonePayload {
  newPhoneNumber: string;
  otpNumber?: string;
  securityCode?: string;
  gReCaptchaToken: string;
}

/** PATCH /api/user/update-profile takes exactly one of these. */
export type UpdateProfilePayload =
  | { firstName: string; middleName?: string; lastName: string }
  | { language: Locale }
  | { email: string; securityCode?: string };
