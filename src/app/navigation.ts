import { CreditCard, Gamepad2, Gift, History, Lock, User, type SidebarItem } from '@portal/ui-kit';
import type { Translate } from '../i18n/useTexts';
import { addressOf, sections, type SidebarIcon } from './routes';
import { isWithin } from './sections';
import type { appTexts } from './texts';

/** Here and not in the table, which the public pages load too. */
const icons: Record<SidebarIcon, SidebarItem['icon']> = {
  user: User,
  lock: Lock,
  card: CreditCard,
  game: Gamepad2,
  history: History,
  gift: Gift,
};

const titled = sections.flatMap(({ title, sidebarIcon, ...row }) => {
  const href = addressOf(row);
  return href === null || title === undefined ? [] : [{ href, title, sidebarIcon }];
});

/** The entries of the sidebar, the current one marked (LAY-3). */
export const sidebarItems = (pathname: string, t: Translate<typeof appTexts>): SidebarItem[] =>
  titled.flatMap(({ href, title, sidebarIcon }) =>
    sidebarIcon === undefined
      ? []
      : [{ href, icon: icons[sidebarIcon], label: t(title), current: isWithin(pathname, href) }],
  );

/** Text key of the section that a path lies in (LAY-2); undefined outside all of them. */
export const sectionTitle = (pathname: string) => titled.find(({ href }) => isWithin(pathname, href))?.title;
