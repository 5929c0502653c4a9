import type { TFunction } from 'i18next';
import { CreditCard, Gamepad2, Gift, History, Lock, User, type SidebarItem } from '@portal/ui-kit';
import { isWithin } from './sections';
import './texts';

const entries = [
  { href: '/', titleKey: 'nav.me', icon: User },
  { href: '/security', titleKey: 'nav.security', icon: Lock },
  { href: '/payment', titleKey: 'nav.payment', icon: CreditCard },
  { href: '/recharge', titleKey: 'nav.recharge', icon: Gamepad2 },
  { href: '/transactions', titleKey: 'nav.transactions', icon: History },
  { href: '/giftcode', titleKey: 'nav.giftcode', icon: Gift },
] as const;

/** The six entries of the sidebar, the current one marked (LAY-3). */
export const sidebarItems = (pathname: string, t: TFunction): SidebarItem[] =>
  entries.map(({ href, titleKey, icon }) => ({
    href,
    icon,
    label: t(titleKey),
    current: isWithin(pathname, href),
  }));
