/** Every call of requirements §7, and the additions of architecture §4. Paths use the syntax of Fastify's router. */
export const paths = {
  csrfCookie: '/api/csrf-cookie',
  me: '/api/me',
  transactionHistory: '/api/transaction-history',
  paymentMethods: '/api/payment-methods',
  rechargeGame: '/api/recharge/game',
  zones: '/api/zones',
  accountZones: '/api/account-zones',
  login: '/login',
  logout: '/logout',
  register: '/register',
  usernameCheck: '/api/username-check',
  sendResetEmail: '/reset-password/send-email',
  resetPasswordToken: '/reset-password/:token',
  resetPassword: '/reset-password',
  recoverUsername: '/recover-username',
  sendEmailVerification: '/email-verification/send',
  emailVerification: '/email-verification',
  securityCode: '/api/security-code/',
  changePassword: '/api/user/change-password',
  changePhone: '/api/user/change-phone',
  updatePhone: '/api/user/update-phone',
  resetPasswordByPhone: '/reset-password-by-phone',
  updateProfile: '/api/user/update-profile',
  locale: '/locales/:locale.json',
  giftCodes: '/api/gift-codes',
  secondFactor: '/api/second-factor',
  secondFactorSetup: '/api/second-factor/setup',
  secondFactorConfirm: '/api/second-factor/confirm',
  recoveryCodes: '/api/second-factor/recovery-codes',
  secondFactorRemove: '/api/second-factor/remove',
  keepSecondFactor: '/second-factor/keep',
  passkeys: '/api/passkeys',
  passkeyOptions: '/api/passkeys/options',
  passkeyRemove: '/api/passkeys/remove',
  passkeyProof: '/api/passkeys/proof',
  passkeySignInOptions: '/passkey/options',
  passkeySignIn: '/passkey/sign-in',
  sessions: '/api/sessions',
  session: '/api/sessions/:id',
  signIns: '/api/sign-ins',
  sessionLinkToken: '/api/session-link/:token',
  sessionLink: '/api/session-link',
  loginApproval: '/api/login-approval',
  events: '/api/events',
  botCheck: '/api/bot-check',
  dataExport: '/api/data-export',
  accountDeletion: '/api/account-deletion',
  paymentRule: '/api/user/payment-rule',
  problemReports: '/api/problem-reports',
  transferClaims: '/api/transfer-claims',
  codeRedemptions: '/api/gift-codes/redemptions',
  campaigns: '/api/campaigns',
  historyPages: '/api/transaction-history/pages',
  historyFile: '/api/transaction-history/file',
} as const;

export type CallName = keyof typeof paths;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Fills the `:name` parts of a path, percent-encoded. Throws if one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs "${name}"`);
    return encodeURIComponent(value);
  });
}

/** Names of the headers and cookies of requirements §7 and architecture §4. */
export const wireNames = {
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
  requestedWith: 'X-Requested-With',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
} as const;
