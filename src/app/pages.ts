import { lazyPage } from './lazyPage';

/** Every screen, each in its own chunk. */
export const loginPage = lazyPage(() => import('../features/login/LoginPage').then((m) => m.LoginPage));
export const registerPage = lazyPage(() =>
  import('../features/registration/RegisterPage').then((m) => m.RegisterPage),
);
export const recoveryPage = lazyPage(() =>
  import('../features/recovery/RecoveryPage').then((m) => m.RecoveryPage),
);
export const byPhonePage = lazyPage(() =>
  import('../features/recovery/ByPhonePage').then((m) => m.ByPhonePage),
);
export const forgotPasswordPage = lazyPage(() =>
  import('../features/recovery/ForgotPasswordPage').then((m) => m.ForgotPasswordPage),
);
export const resetByLinkPage = lazyPage(() =>
  import('../features/recovery/ResetByLinkPage').then((m) => m.ResetByLinkPage),
);
export const forgotUsernamePage = lazyPage(() =>
  import('../features/recovery/ForgotUsernamePage').then((m) => m.ForgotUsernamePage),
);
export const emailVerificationPage = lazyPage(() =>
  import('../features/emailVerification/EmailVerificationPage').then((m) => m.EmailVerificationPage),
);
export const shellLayout = lazyPage(() => import('./layouts/ShellLayout').then((m) => m.ShellLayout));
export const personalInfoPage = lazyPage(() =>
  import('../features/personalInfo/PersonalInfoPage').then((m) => m.PersonalInfoPage),
);
export const securityPage = lazyPage(() =>
  import('../features/security/SecurityPage').then((m) => m.SecurityPage),
);
export const supportPage = lazyPage(() =>
  import('../features/support/SupportPage').then((m) => m.SupportPage),
);
const payment = () => import('../features/payment');
export const paymentPage = lazyPage(() => payment().then((m) => m.PaymentPage));
export const paymentIndex = lazyPage(() => payment().then((m) => m.PaymentIndex));
export const bankTransferPage = lazyPage(() => payment().then((m) => m.BankTransferPage));
export const eWalletPage = lazyPage(() => payment().then((m) => m.EWalletPage));
export const cardPage = lazyPage(() => payment().then((m) => m.CardPage));
export const rechargePage = lazyPage(() =>
  import('../features/recharge/RechargePage').then((m) => m.RechargePage),
);
export const migrationPage = lazyPage(() =>
  import('../features/migration/MigrationPage').then((m) => m.MigrationPage),
);
export const transactionsPage = lazyPage(() =>
  import('../features/transactions/TransactionsPage').then((m) => m.TransactionsPage),
);
export const giftCodesPage = lazyPage(() =>
  import('../features/giftCodes/GiftCodesPage').then((m) => m.GiftCodesPage),
);
export const notFoundPage = lazyPage(() => import('./NotFoundPage').then((m) => m.NotFoundPage));
