/** Every call of requirements §7, and the additions of architecture §4. Paths have the form of Fastify's router. */
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

/** One row of requirements §7; `addition` marks calls that the portal can do without. */
export interface Call {
  method: Method;
  path: (typeof paths)[CallName];
  addition?: true;
}

/** Requirements §7 row by row (API-4); email-verification has two rows, one for each call. */
export const calls = [
  { method: 'GET', path: paths.csrfCookie },
  { method: 'GET', path: paths.me },
  { method: 'GET', path: paths.transactionHistory },
  { method: 'GET', path: paths.paymentMethods },
  { method: 'GET', path: paths.rechargeGame },
  { method: 'POST', path: paths.rechargeGame },
  { method: 'GET', path: paths.zones },
  { method: 'GET', path: paths.accountZones },
  { method: 'POST', path: paths.accountZones },
  { method: 'POST', path: paths.login },
  { method: 'POST', path: paths.logout },
  { method: 'POST', path: paths.register },
  { method: 'POST', path: paths.sendResetEmail },
  { method: 'GET', path: paths.resetPasswordToken },
  { method: 'POST', path: paths.resetPassword },
  { method: 'POST', path: paths.recoverUsername },
  { method: 'POST', path: paths.sendEmailVerification },
  { method: 'PUT', path: paths.emailVerification },
  { method: 'POST', path: paths.securityCode },
  { method: 'POST', path: paths.changePassword },
  { method: 'POST', path: paths.changePhone },
  { method: 'POST', path: paths.updatePhone },
  { method: 'POST', path: paths.resetPasswordByPhone },
  { method: 'PATCH', path: paths.updateProfile },
  { method: 'GET', path: paths.locale },
  { method: 'POST', path: paths.usernameCheck, addition: true },
  { method: 'GET', path: paths.giftCodes, addition: true },
  { method: 'GET', path: paths.secondFactor, addition: true },
  { method: 'POST', path: paths.secondFactorSetup, addition: true },
  { method: 'POST', path: paths.secondFactorConfirm, addition: true },
  { method: 'POST', path: paths.recoveryCodes, addition: true },
  { method: 'POST', path: paths.secondFactorRemove, addition: true },
  { method: 'PUT', path: paths.keepSecondFactor, addition: true },
  { method: 'GET', path: paths.passkeys, addition: true },
  { method: 'POST', path: paths.passkeys, addition: true },
  { method: 'POST', path: paths.passkeyOptions, addition: true },
  { method: 'POST', path: paths.passkeyRemove, addition: true },
  { method: 'POST', path: paths.passkeyProof, addition: true },
  { method: 'POST', path: paths.passkeySignInOptions, addition: true },
  { method: 'POST', path: paths.passkeySignIn, addition: true },
  { method: 'GET', path: paths.sessions, addition: true },
  { method: 'DELETE', path: paths.sessions, addition: true },
  { method: 'DELETE', path: paths.session, addition: true },
  { method: 'GET', path: paths.signIns, addition: true },
  { method: 'GET', path: paths.sessionLinkToken, addition: true },
  { method: 'POST', path: paths.sessionLink, addition: true },
  { method: 'GET', path: paths.loginApproval, addition: true },
  { method: 'PUT', path: paths.loginApproval, addition: true },
  { method: 'GET', path: paths.events, addition: true },
  { method: 'GET', path: paths.botCheck, addition: true },
  { method: 'GET', path: paths.dataExport, addition: true },
  { method: 'POST', path: paths.accountDeletion, addition: true },
  { method: 'DELETE', path: paths.accountDeletion, addition: true },
  { method: 'PUT', path: paths.paymentRule, addition: true },
  { method: 'POST', path: paths.problemReports, addition: true },
  { method: 'GET', path: paths.transferClaims, addition: true },
  { method: 'POST', path: paths.transferClaims, addition: true },
  { method: 'GET', path: paths.codeRedemptions, addition: true },
  { method: 'POST', path: paths.codeRedemptions, addition: true },
  { method: 'GET', path: paths.campaigns, addition: true },
  { method: 'GET', path: paths.historyPages, addition: true },
  { method: 'GET', path: paths.historyFile, addition: true },
] as const satisfies readonly Call[];

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
