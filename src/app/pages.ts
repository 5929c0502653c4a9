import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from './lazyPage';
import { earlyPages, type PageName } from './routes';

const payment = () => import(/* webpackChunkName: "payment" */ '../features/payment');

/** Every page, in a chunk of the same name. By that name, the build finds the files that an address needs. */
const loads: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  login: () => import(/* webpackChunkName: "login" */ '../features/login/LoginPage').then((m) => m.LoginPage),
  register: () =>
    import(/* webpackChunkName: "register" */ '../features/registration/RegisterPage').then(
      (m) => m.RegisterPage,
    ),
  recovery: () =>
    import(/* webpackChunkName: "recovery" */ '../features/recovery/RecoveryPage').then(
      (m) => m.RecoveryPage,
    ),
  recoveryByPhone: () =>
    import(/* webpackChunkName: "recoveryByPhone" */ '../features/recovery/ByPhonePage').then(
      (m) => m.ByPhonePage,
    ),
  forgotPassword: () =>
    import(/* webpackChunkName: "forgotPassword" */ '../features/recovery/ForgotPasswordPage').then(
      (m) => m.ForgotPasswordPage,
    ),
  resetByLink: () =>
    import(/* webpackChunkName: "resetByLink" */ '../features/recovery/ResetByLinkPage').then(
      (m) => m.ResetByLinkPage,
    ),
  forgotUsername: () =>
    import(/* webpackChunkName: "forgotUsername" */ '../features/recovery/ForgotUsernamePage').then(
      (m) => m.ForgotUsernamePage,
    ),
  emailVerification: () =>
    import(
      /* webpackChunkName: "emailVerification" */ '../features/emailVerification/EmailVerificationPage'
    ).then((m) => m.EmailVerificationPage),
  keepSecondFactor: () =>
    import(
      /* webpackChunkName: "keepSecondFactor" */ '../features/keepSecondFactor/KeepSecondFactorPage'
    ).then((m) => m.KeepSecondFactorPage),
  endSession: () =>
    import(/* webpackChunkName: "endSession" */ '../features/security/endSession/EndSessionPage').then(
      (m) => m.EndSessionPage,
    ),
  shell: () => import(/* webpackChunkName: "shell" */ './layouts/ShellLayout').then((m) => m.ShellLayout),
  'shell/guard': () =>
    import(/* webpackChunkName: "shell" */ './guards/RequireSession').then((m) => m.RequireSession),
  openFrame: () => import(/* webpackChunkName: "openFrame" */ './layouts/OpenFrame').then((m) => m.OpenFrame),
  personalInfo: () =>
    import(/* webpackChunkName: "personalInfo" */ '../features/personalInfo/PersonalInfoPage').then(
      (m) => m.PersonalInfoPage,
    ),
  security: () =>
    import(/* webpackChunkName: "security" */ '../features/security/SecurityPage').then(
      (m) => m.SecurityPage,
    ),
  support: () =>
    import(/* webpackChunkName: "support" */ '../features/support/SupportPage').then((m) => m.SupportPage),
  payment: () => payment().then((m) => m.PaymentPage),
  'payment/index': () => payment().then((m) => m.PaymentIndex),
  'payment/bankTransfer': () => payment().then((m) => m.BankTransferPage),
  'payment/eWallet': () => payment().then((m) => m.EWalletPage),
  'payment/card': () => payment().then((m) => m.CardPage),
  recharge: () =>
    import(/* webpackChunkName: "recharge" */ '../features/recharge/RechargePage').then(
      (m) => m.RechargePage,
    ),
  migration: () =>
    import(/* webpackChunkName: "migration" */ '../features/migration/MigrationPage').then(
      (m) => m.MigrationPage,
    ),
  transactions: () =>
    import(/* webpackChunkName: "transactions" */ '../features/transactions/TransactionsPage').then(
      (m) => m.TransactionsPage,
    ),
  transferClaims: () =>
    import(/* webpackChunkName: "transferClaims" */ '../features/transferClaims/ClaimsPage').then(
      (m) => m.ClaimsPage,
    ),
  giftCodes: () =>
    import(/* webpackChunkName: "giftCodes" */ '../features/giftCodes/GiftCodesPage').then(
      (m) => m.GiftCodesPage,
    ),
  notFound: () => import(/* webpackChunkName: "notFound" */ './NotFoundPage').then((m) => m.NotFoundPage),
};

/** The same, to be rendered. */
export const pages = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, lazyPage(load, !earlyPages.includes(name))]),
) as Readonly<Record<PageName, LazyPage>>;
