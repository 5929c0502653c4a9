import type { publicTexts } from './publicTexts';
import type { appTexts } from './texts';

/** The name of a page's chunk; a part after a slash names the page within the chunk. `pages.ts` imports each page. */
export type PageName =
  | 'login'
  | 'register'
  | 'recovery'
  | 'recoveryByPhone'
  | 'forgotPassword'
  | 'resetByLink'
  | 'forgotUsername'
  | 'emailVerification'
  | 'keepSecondFactor'
  | 'endSession'
  | 'shell'
  | 'shell/guard'
  | 'openFrame'
  | 'personalInfo'
  | 'security'
  | 'support'
  | 'payment'
  | 'payment/index'
  | 'payment/bankTransfer'
  | 'payment/eWallet'
  | 'payment/card'
  | 'recharge'
  | 'migration'
  | 'transactions'
  | 'transferClaims'
  | 'giftCodes'
  | 'notFound';

/**
 * The pages that are shown before the API is added to the store (docs/decisions/0137). They make calls only through `withApi`, and use no
 * hook of RTK Query.
 */
export const earlyPages: readonly string[] = [
  'login',
  'register',
  'recovery',
  'recoveryByPhone',
  'forgotPassword',
  'forgotUsername',
] satisfies PageName[];

export type SidebarIcon = 'user' | 'lock' | 'card' | 'game' | 'history' | 'gift';

/** A row of the table; react-router accepts it as a route object. */
export interface PortalRoute<Title extends string = string> {
  /** The full path, even for a child; absent for a layout. */
  path?: string;
  /** The page that the path shows; absent only for a redirect. */
  page?: PageName;
  redirectTo?: string;
  /** Key of a text. See the groups of `routes` for what it titles. */
  title?: Title;
  /** The row is an entry of the sidebar (LAY-3), in the order of the table. */
  sidebarIcon?: SidebarIcon;
  /** false: the page loads only when it is rendered, since most visitors of the path never see it. */
  preload?: false;
  /** What the <Outlet> of `page` shows. */
  children?: PortalRoute<Title>[];
}

type PublicTitle = keyof typeof publicTexts;
type ShellTitle = Extract<keyof typeof appTexts, `nav.${string}`>;

/** Public, but a signed-in player is redirected (PublicOnly). A page with a title is prerendered. */
const guest: PortalRoute<PublicTitle>[] = [
  { path: '/login', page: 'login', title: 'login.title' },
  { path: '/register', page: 'register', title: 'register.title' },
];

/** For everyone. A page with a title is prerendered. */
const open: PortalRoute<PublicTitle>[] = [
  { path: '/recovery', page: 'recovery', title: 'recovery.title' },
  { path: '/recovery/forgot-password-by-phone', page: 'recoveryByPhone', title: 'recoveryByPhone.title' },
  { path: '/recovery/forgot-password', page: 'forgotPassword', title: 'recoveryByEmail.title' },
  { path: '/recovery/forgot-password/:token', page: 'resetByLink' },
  { path: '/recovery/forgot-username', page: 'forgotUsername', title: 'recoveryUsername.title' },
  { path: '/email-verification', redirectTo: '/login' },
  { path: '/email-verification/:token', page: 'emailVerification' },
  { path: '/keep-second-factor/:token', page: 'keepSecondFactor' },
  { path: '/end-session/:token', page: 'endSession' },
];

/** For everyone: in the shell for a signed-in player, in the auth layout for a visitor (PLAY-4). A page with a title is prerendered. */
const anyone: PortalRoute<PublicTitle>[] = [
  { page: 'openFrame', children: [{ path: '/support', page: 'support', title: 'support.title' }] },
];

/**
 * The sections of the shell. The header shows a section's title on its page and on all pages below it (LAY-2); the sidebar shows it as
 * a label.
 */
export const sections: PortalRoute<ShellTitle>[] = [
  { path: '/', page: 'personalInfo', title: 'nav.me', sidebarIcon: 'user' },
  { path: '/security', page: 'security', title: 'nav.security', sidebarIcon: 'lock' },
  {
    path: '/payment',
    page: 'payment',
    title: 'nav.payment',
    sidebarIcon: 'card',
    children: [
      { path: '/payment', page: 'payment/index' },
      { path: '/payment/bank-transfer', page: 'payment/bankTransfer' },
      { path: '/payment/e-wallet', page: 'payment/eWallet' },
      { path: '/payment/card', page: 'payment/card' },
    ],
  },
  {
    path: '/recharge',
    page: 'recharge',
    title: 'nav.recharge',
    sidebarIcon: 'game',
    children: [{ path: '/recharge', page: 'migration', preload: false }],
  },
  { path: '/transactions/:id?', page: 'transactions', title: 'nav.transactions', sidebarIcon: 'history' },
  { path: '/transfer-claims', page: 'transferClaims', title: 'nav.transferClaims' },
  { path: '/giftcode', page: 'giftCodes', title: 'nav.giftcode', sidebarIcon: 'gift' },
  { path: '*', page: 'notFound' },
];

/**
 * Every route of the portal (requirements §2), by who may open it. The router, preloading, the sidebar, prerendering and the build all
 * read this one table. It imports no page, so it adds only itself to the first load.
 */
export const routes = {
  /** In the auth layout. */
  guest,
  /** In the auth layout. */
  open,
  /** In its own frame (OpenFrame). */
  anyone,
  /** Behind a session. */
  signedIn: [
    { page: 'shell/guard', children: [{ page: 'shell', children: sections }] },
  ] satisfies PortalRoute<ShellTitle>[],
};

/** All groups of `routes`. */
export const allRoutes: PortalRoute[] = Object.values(routes).flat();

/** The address of a path without its optional parameters; null when it needs parameters. */
export function addressOf({ path }: PortalRoute): string | null {
  const address = path?.replace(/\/:\w+\?$/, '');
  return address === undefined || /[:*]/.test(address) ? null : address;
}

/** These rows and all rows below them. */
export const flatten = <Title extends string>(rows: PortalRoute<Title>[]): PortalRoute<Title>[] =>
  rows.flatMap((row) => [row, ...flatten(row.children ?? [])]);
