import { lazyPage, type LazyPage } from './lazyPage';
import type { PageName } from './routes';

const payment = () => import(/* webpackChunkName: "payment" */ '../features/payment');

/** Every page, in a chunk of the same name. By that name, the build finds the files that an address needs. */
export const pages: Readonly<Record<PageName, LazyPage>> = {
  login: lazyPage(() =>
    import(/* webpackChunkName: "login" */ '../features/login/LoginPage').then((m) => m.LoginPage),
  ),
  register: lazyPage(() =>
    import(/* webpackChunkName: "register" */ '../features/registration/RegisterPage').then(
      (m) => m.RegisterPage,
    ),
  ),
  recovery: lazyPage(() =>
    import(/* webpackChunkName: "recovery" */ '../features/recovery/RecoveryPage').then(
      (m) => m.RecoveryPage,
    ),
  ),
  recoveryByPhone: lazyPage(() =>
    import(/* webpackChunkName: "recoveryByPhone" */ '../features/recovery/ByPhonePage').then(
      (m) => m.ByPhonePage,
    ),
  ),
  forgotPassword: lazyPage(() =>
    import(/* webpackChunkName: "forgotPassword" */ '../features/recovery/ForgotPasswordPage').then(
      (m) => m.ForgotPasswordPage,
    ),
  ),
  resetByLink: lazyPage(() =>
    import(/* webpackChunkName: "resetByLink" */ '../features/recovery/ResetByLinkPage').then(
      (m) => m.ResetByLinkPage,
    ),
  ),
  forgotUsername: lazyPage(() =>
    import(/* webpackChunkName: "forgotUsername" */ '../features/recovery/ForgotUsernamePage').then(
      (m) => m.ForgotUsernamePage,
    ),
  ),
  emailVerification: lazyPage(() =>
    import(
      /* webpackChunkName: "emailVerification" */ '../features/emailVerification/EmailVerificationPage'
    ).then((m) => m.EmailVerificationPage),
  ),
  keepSecondFactor: lazyPage(() =>
    import(
      /* webpackChunkName: "keepSecondFactor" */ '../features/keepSecondFactor/KeepSecondFactorPage'
    ).then((m) => m.KeepSecondFactorPage),
  ),
  endSession: lazyPage(() =>
    import(/* webpackChunkName: "endSession" */ '../features/security/endSession/EndSessionPage').then(
      (m) => m.EndSessionPage,
    ),
  ),
  shell: lazyPage(() =>
    import(/* webpackChunkName: "shell" */ './layouts/ShellLayout').then((m) => m.ShellLayout),
  ),
  openFrame: lazyPage(() =>
    import(/* webpackChunkName: "openFrame" */ './layouts/OpenFrame').then((m) => m.OpenFrame),
  ),
  personalInfo: lazyPage(() =>
    import(/* webpackChunkName: "personalInfo" */ '../features/personalInfo/PersonalInfoPage').then(
      (m) => m.PersonalInfoPage,
    ),
  ),
  security: lazyPage(() =>
    import(/* webpackChunkName: "security" */ '../features/security/SecurityPage').then(
      (m) => m.SecurityPage,
    ),
  ),
  support: lazyPage(() =>
    import(/* webpackChunkName: "support" */ '../features/support/SupportPage').then((m) => m.SupportPage),
  ),
  payment: lazyPage(() => payment().then((m) => m.PaymentPage)),
  'payment/index': lazyPage(() => payment().then((m) => m.PaymentIndex)),
  'payment/bankTransfer': lazyPage(() => payment().then((m) => m.BankTransferPage)),
  'payment/eWallet': lazyPage(() => payment().then((m) => m.EWalletPage)),
  'payment/card': lazyPage(() => payment().then((m) => m.CardPage)),
  recharge: lazyPage(() =>
    import(/* webpackChunkName: "recharge" */ '../features/recharge/RechargePage').then(
      (m) => m.RechargePage,
    ),
  ),
  migration: lazyPage(() =>
    import(/* webpackChunkName: "migration" */ '../features/migration/MigrationPage').then(
      (m) => m.MigrationPage,
    ),
  ),
  transactions: lazyPage(() =>
    import(/* webpackChunkName: "transactions" */ '../features/transactions/TransactionsPage').then(
      (m) => m.TransactionsPage,
    ),
  ),
  transferClaims: lazyPage(() =>
    import(/* webpackChunkName: "transferClaims" */ '../features/transferClaims/ClaimsPage').then(
      (m) => m.ClaimsPage,
    ),
  ),
  giftCodes: lazyPage(() =>
    import(/* webpackChunkName: "giftCodes" */ '../features/giftCodes/GiftCodesPage').then(
      (m) => m.GiftCodesPage,
    ),
  ),
  notFound: lazyPage(() =>
    import(/* webpackChunkName: "notFound" */ './NotFoundPage').then((m) => m.NotFoundPage),
  ),
};
