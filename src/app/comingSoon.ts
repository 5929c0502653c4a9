import type { appTexts } from './texts';

type TitleKey = Extract<keyof typeof appTexts, `nav.${string}`>;

export interface ComingRoute {
  /** A path of the router. */
  path: string;
  titleKey: TitleKey;
  layout: 'auth' | 'shell';
  /** Signed-in players are bounced away (LAY-8). */
  publicOnly?: true;
  /** Built at build time; not for paths with parameters. */
  prerendered?: true;
}

/**
 * The one list of screens that later issues bring; until then each is an honest 'Sắp có' page. The migration screen,
 * which stands in for /recharge (MIG-1), has no path of its own: see features/recharge/MigrationSoon.
 */
export const comingSoon: readonly ComingRoute[] = [
  { path: '/', titleKey: 'nav.me', layout: 'shell' },
  { path: '/security', titleKey: 'nav.security', layout: 'shell' },
  { path: '/giftcode', titleKey: 'nav.giftcode', layout: 'shell' },
  { path: '/support', titleKey: 'nav.support', layout: 'shell' },
  { path: '/register', titleKey: 'nav.register', layout: 'auth', publicOnly: true, prerendered: true },
  { path: '/recovery', titleKey: 'nav.recovery', layout: 'auth', prerendered: true },
  {
    path: '/recovery/forgot-password-by-phone',
    titleKey: 'nav.recoveryByPhone',
    layout: 'auth',
    prerendered: true,
  },
  { path: '/recovery/forgot-password', titleKey: 'nav.recoveryByEmail', layout: 'auth', prerendered: true },
  { path: '/recovery/forgot-password/:token', titleKey: 'nav.recoveryByEmail', layout: 'auth' },
  { path: '/recovery/forgot-username', titleKey: 'nav.recoveryUsername', layout: 'auth', prerendered: true },
  { path: '/email-verification', titleKey: 'nav.emailVerification', layout: 'auth' },
  { path: '/email-verification/:token', titleKey: 'nav.emailVerification', layout: 'auth' },
];
