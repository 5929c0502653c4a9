import type { TFunction } from 'i18next';
import { CreditCard, Gamepad2, Gift, History, Lock, User, type SidebarItem } from '@portal/ui-kit';
import { addressOf, sections, type PortalRoute, type SidebarIcon } from './routes';
import { isWithin } from './sections';
import './texts';

/** Here and not in the routes table, since the public pages load that table as well. */
const icons: Record<SidebarIcon, SidebarItem['icon']> = {
  user: User,
  lock: Lock,
  card: CreditCard,
  game: Gamepad2,
  history: History,
  gift: Gift,
};

/** A page for everyone, which is a section of the shell for a signed-in player. */
const support: PortalRoute<(typeof sections)[number]['title'] & string> = {
  path: '/support',
  title: 'nav.support',
};

const titled = [...sections, support].flatMap(({ title, sidebarIcon, ...row }) => {
  const href = addressOf(row);
  return href === null || title === undefined ? [] : [{ href, title, sidebarIcon }];
});

/** The entries of the sidebar, with the current one marked (LAY-3). */
export const sidebarItems = (pathname: string, t: TFunction): SidebarItem[] =>
  titled.flatMap(({ href, title, sidebarIcon }) =>
    sidebarIcon === undefined
      ? []
      : [{ href, icon: icons[sidebarIcon], label: t(title), current: isWithin(pathname, href) }],
  );

/** The text key of the section that a path belongs to (LAY-2); undefined outside all sections. */
export const sectionTitle = (pathname: string) => titled.find(({ href }) => isWithin(pathname, href))?.title;
