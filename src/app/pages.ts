import { lazyPage } from './lazyPage';

/** Every screen, each in its own chunk. */
export const loginPage = lazyPage(() => import('../features/login/LoginPage').then((m) => m.LoginPage));
export const shellLayout = lazyPage(() => import('./layouts/ShellLayout').then((m) => m.ShellLayout));
const payment = () => import('../features/payment');
export const paymentPage = lazyPage(() => payment().then((m) => m.PaymentPage));
export const paymentIndex = lazyPage(() => payment().then((m) => m.PaymentIndex));
export const bankTransferPage = lazyPage(() => payment().then((m) => m.BankTransferPage));
export const eWalletPage = lazyPage(() => payment().then((m) => m.EWalletPage));
export const cardPage = lazyPage(() => payment().then((m) => m.CardPage));
export const rechargePage = lazyPage(() =>
  import('../features/recharge/RechargePage').then((m) => m.RechargePage),
);
export const transactionsPage = lazyPage(() =>
  import('../features/transactions/TransactionsPage').then((m) => m.TransactionsPage),
);
export const comingSoonPage = lazyPage(() => import('./ComingSoonPage').then((m) => m.ComingSoonPage));
export const notFoundPage = lazyPage(() => import('./NotFoundPage').then((m) => m.NotFoundPage));
