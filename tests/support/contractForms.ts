import {
  changePasswordPayload,
  type checkPayload,
  emailVerificationPayload,
  forgotPasswordForm,
  loginForm,
  profileEmailPayload,
  profileLanguagePayload,
  profileNamePayload,
  recoverUsernameForm,
  registerForm,
  resetPasswordByPhoneForm,
  resetPasswordPayload,
  securityCodePayload,
  updatePhoneForm,
} from '@portal/contract/rules';

export interface FormCase {
  name: string;
  call: readonly ['POST' | 'PUT' | 'PATCH', string];
  /** The rules of the portal's form, and values that meet them. */
  rules: Parameters<typeof checkPayload>[0];
  values: Record<string, unknown>;
  /** Fields that the portal adds to the typed ones. */
  added?: Record<string, unknown>;
}

const strong = 'Mat-khau-2';
const bot = { gReCaptchaToken: 'x' };
/** The call that changes the profile. */
export const profile = ['PATCH', '/api/user/update-profile'] as const;

/** Every form of requirements §5. */
export const contractForms: FormCase[] = [
  {
    name: 'login',
    call: ['POST', '/login'],
    rules: loginForm,
    values: { username: 'khong_co', password: strong, remember: true },
  },
  {
    name: 'registration',
    call: ['POST', '/register'],
    rules: registerForm,
    values: {
      phone: '0912345678',
      receiveNewsletter: true,
      username: 'ai_do',
      password: 'suoibac1',
      passwordConfirm: 'suoibac1',
    },
    added: bot,
  },
  {
    name: 'forgotten password',
    call: ['POST', '/reset-password/send-email'],
    rules: forgotPasswordForm,
    values: { username: 'khong_co' },
    added: bot,
  },
  {
    name: 'reset by link',
    call: ['POST', '/reset-password'],
    rules: resetPasswordPayload,
    values: { password: strong, passwordConfirm: strong, token: 'x' },
  },
  {
    name: 'reset by phone',
    call: ['POST', '/reset-password-by-phone'],
    rules: resetPasswordByPhoneForm,
    values: { username: 'khong_co', otp: '000000', newPassword: strong, reNewPassword: strong },
  },
  {
    name: 'forgotten username',
    call: ['POST', '/recover-username'],
    rules: recoverUsernameForm,
    values: { email: 'ai.do@example.com' },
    added: bot,
  },
  {
    name: 'verification of an address',
    call: ['PUT', '/email-verification'],
    rules: emailVerificationPayload,
    values: { token: 'x' },
  },
  {
    name: 'names',
    call: profile,
    rules: profileNamePayload,
    values: { firstName: 'Nam', middleName: 'Thành', lastName: 'Nguyễn' },
  },
  { name: 'language', call: profile, rules: profileLanguagePayload, values: { language: 'vi-VN' } },
  {
    name: 'e-mail',
    call: profile,
    rules: profileEmailPayload,
    values: {
      email: 'ai.do@example.com',
      securityCode: '123456',
      otpNumber: '123456',
      currentPassword: 'sai mat khau',
    },
  },
  {
    name: 'own password',
    call: ['POST', '/api/user/change-password'],
    rules: changePasswordPayload,
    values: { currentPassword: 'sai mat khau', password: 'suoibac2', passwordConfirm: 'suoibac2' },
  },
  {
    name: 'new phone',
    call: ['POST', '/api/user/update-phone'],
    rules: updatePhoneForm,
    values: {
      newPhoneNumber: '0912345678',
      otpNumber: '123456',
      securityCode: '123456',
      currentPassword: 'sai mat khau',
    },
    added: bot,
  },
  {
    name: 'security code',
    call: ['POST', '/api/security-code/'],
    rules: securityCodePayload,
    values: { action: 'confirm.phone_number', channel: 'sms' },
  },
];
