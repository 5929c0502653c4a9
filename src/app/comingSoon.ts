import type { appTexts } from './texts';

type TitleKey = Extract<keyof typeof appTexts, `nav.${string}`>;

export interface ComingRoute {
  /** A path of the shell. */
  path: string;
  titleKey: TitleKey;
}

/**
 * The one list of screens that later issues bring; until then each is an honest 'Sắp có' page. The migration screen,
 * which stands in for /recharge (MIG-1), has no path of its own: see features/recharge/MigrationSoon.
 */
export const comingSoon: readonly ComingRoute[] = [{ path: '/giftcode', titleKey: 'nav.giftcode' }];
