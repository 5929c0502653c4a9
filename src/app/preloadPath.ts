import { matchPath } from 'react-router-dom';
import type { LazyPage } from './lazyPage';
import * as pages from './pages';

interface PagePath {
  path: string;
  chunks: readonly LazyPage[];
}

const pagePaths: readonly PagePath[] = [
  { path: '/login', chunks: [pages.loginPage] },
  { path: '/register', chunks: [pages.registerPage] },
  { path: '/recovery', chunks: [pages.recoveryPage] },
  { path: '/recovery/forgot-password-by-phone', chunks: [pages.byPhonePage] },
  { path: '/recovery/forgot-password', chunks: [pages.forgotPasswordPage] },
  { path: '/recovery/forgot-password/:token', chunks: [pages.resetByLinkPage] },
  { path: '/recovery/forgot-username', chunks: [pages.forgotUsernamePage] },
  { path: '/email-verification', chunks: [pages.loginPage] },
  { path: '/email-verification/:token', chunks: [pages.emailVerificationPage] },
  { path: '/', chunks: [pages.shellLayout, pages.personalInfoPage] },
  { path: '/security', chunks: [pages.shellLayout, pages.securityPage] },
  { path: '/support', chunks: [pages.shellLayout, pages.supportPage] },
  { path: '/payment', chunks: [pages.shellLayout, pages.paymentPage, pages.paymentIndex] },
  { path: '/payment/bank-transfer', chunks: [pages.shellLayout, pages.paymentPage, pages.bankTransferPage] },
  { path: '/payment/e-wallet', chunks: [pages.shellLayout, pages.paymentPage, pages.eWalletPage] },
  { path: '/payment/card', chunks: [pages.shellLayout, pages.paymentPage, pages.cardPage] },
  { path: '/recharge', chunks: [pages.shellLayout, pages.rechargePage] },
  { path: '/transactions/:id?', chunks: [pages.shellLayout, pages.transactionsPage] },
  { path: '/giftcode', chunks: [pages.shellLayout, pages.giftCodesPage] },
];

/** Loads what a path shows, before it is rendered (architecture §7, trap 1). A failing chunk shows when it is rendered. */
export async function preloadPath(pathname: string): Promise<void> {
  const found = pagePaths.find(({ path }) => matchPath(path, pathname) !== null);
  const chunks = found?.chunks ?? [pages.shellLayout, pages.notFoundPage];
  await Promise.allSettled(chunks.map(({ preload }) => preload()));
}
