import { BuildError } from './compile';
import type { Chunks } from './chunks';

/** Dynamic imports of src/app/pages.ts, by their text. */
const shell = './layouts/ShellLayout';
export const loginPage = '../features/login/LoginPage';

/** Which page an address shows: what its HTML preloads and what counts as its first load. */
const publicPages: Record<string, string> = {
  '/login': loginPage,
  '/register': '../features/registration/RegisterPage',
  '/recovery': '../features/recovery/RecoveryPage',
  '/recovery/forgot-password-by-phone': '../features/recovery/ByPhonePage',
  '/recovery/forgot-password': '../features/recovery/ForgotPasswordPage',
  '/recovery/forgot-username': '../features/recovery/ForgotUsernamePage',
};

const shellPages: Record<string, string> = {
  '/': '../features/personalInfo/PersonalInfoPage',
  '/security': '../features/security/SecurityPage',
  '/support': '../features/support/SupportPage',
  '/payment': '../features/payment',
  '/payment/bank-transfer': '../features/payment',
  '/payment/e-wallet': '../features/payment',
  '/payment/card': '../features/payment',
  '/recharge': '../features/recharge/RechargePage',
  '/transactions': '../features/transactions/TransactionsPage',
  '/giftcode': '../features/giftCodes/GiftCodesPage',
};

/** Public pages that a link in an e-mail opens: their address carries a token, so there is nothing to prerender. */
const linkPages = [
  '../features/recovery/ResetByLinkPage',
  '../features/emailVerification/EmailVerificationPage',
];

/** The title of a page that isn't prerendered, until the portal sets its own (APP-6). */
export const shellTitle = 'FS Online';

const filesOf = (chunks: Chunks, request: string): string[] => {
  const part = chunks.lazy.find((lazy) => lazy.request === request);
  if (!part)
    throw new BuildError(`src/app/pages.ts has no import of ${request}; see scripts/build/routes.ts.`);
  return part.files;
};

/** Files that a public address needs beside those of every page. */
export const publicFiles = (chunks: Chunks, address: string): string[] =>
  filesOf(chunks, publicPages[address] ?? address);

/** The addresses inside the shell whose page is known before the portal runs, and the files they will need. */
export function shellAddresses(chunks: Chunks): { address: string; files: string[] }[] {
  return Object.entries(shellPages).map(([address, request]) => ({
    address,
    files: [...new Set([...filesOf(chunks, shell), ...filesOf(chunks, request)])],
  }));
}

/** Files of the shell alone: what any other address may need. */
export const shellFiles = (chunks: Chunks): string[] => filesOf(chunks, shell);

export interface MeasuredPage {
  request: string;
  kind: 'public' | 'shell';
}

/** Every page of src/app/pages.ts, for the budgets. A page that stands in no table above is taken for one of the shell. */
export function measuredPages(chunks: Chunks): MeasuredPage[] {
  const open = new Set([...Object.values(publicPages), ...linkPages]);
  return chunks.lazy
    .filter(({ request, routed }) => routed && request !== shell)
    .map(({ request }) => ({ request, kind: open.has(request) ? 'public' : 'shell' }));
}
