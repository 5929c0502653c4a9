import { memo, useCallback, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type User } from '@portal/contract';
import {
  BalancePill,
  ErrorBoundary,
  ShellHeader,
  Sidebar,
  SkeletonBlock,
  useScrolledPast,
} from '@portal/ui-kit';
import { spendableCredit } from '../../lib/balance';
import { BrandLogo } from '../../components/BrandLogo';
import { RouterLink } from '../../components/RouterLink';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { drawerToggled } from '../../store/slices/screen';
import { sectionTitle, sidebarItems } from '../navigation';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import '../texts';
import '../textsFrame';
import { AccountMenu } from './AccountMenu';

/** The links beside the logo; on a phone they are in the drawer. */
function useLinks() {
  const { t } = useTranslation();
  const { newsUrl } = useContext(PortalConfigContext);
  return [
    { href: '/giftcode', label: t('nav.giftcode') },
    ...(newsUrl === '' ? [] : [{ href: newsUrl, label: t('nav.news'), external: true }]),
    { href: '/support', label: t('nav.support') },
  ];
}

function useDrawer() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ screen }) => screen.drawerOpen);
  const toggle = () => void dispatch(drawerToggled(!open));
  const close = useCallback(() => void dispatch(drawerToggled(false)), [dispatch]);
  return { open, toggle, close };
}

/** Balance and account menu. They depend on the player only, so opening the drawer or scrolling the page does not re-render them. */
const usePlayerSlots = (user: User | undefined) =>
  useMemo(
    () => ({
      balance: user?.credit !== null && (
        <ErrorBoundary resetKey={user}>
          <BalancePill
            loading={!user}
            credit={user && spendableCredit(user)}
            href="/payment"
            linkComponent={RouterLink}
          />
        </ErrorBoundary>
      ),
      menu: (
        <ErrorBoundary resetKey={user}>
          {user ? <AccountMenu user={user} /> : <SkeletonBlock width={40} height={40} />}
        </ErrorBoundary>
      ),
    }),
    [user],
  );

const logo = <BrandLogo />;

interface ShellTopProps {
  /** Undefined while the player is being looked up, and in the frame that the build renders. */
  user: User | undefined;
  pathname: string;
}

/** The header (LAY-2, LAY-4). A dialog changes the query of the address but not the path, so it does not re-render the header. */
export const ShellTop = memo(({ user, pathname }: ShellTopProps) => {
  const { t } = useTranslation();
  const links = useLinks();
  const { open, toggle } = useDrawer();
  const scrolled = useScrolledPast(limits.headerScrollPx);
  const { balance, menu } = usePlayerSlots(user);
  const title = sectionTitle(pathname);
  return (
    <ErrorBoundary resetKey={user}>
      <ShellHeader
        logoHref="/"
        logo={logo}
        title={title ? t(title) : ''}
        links={links}
        balance={balance}
        menu={menu}
        onToggleSidebar={toggle}
        sidebarOpen={open}
        scrolled={scrolled}
        linkComponent={RouterLink}
      />
    </ErrorBoundary>
  );
});
ShellTop.displayName = 'ShellTop';

/** The sidebar, a drawer on a phone (LAY-3). */
export const ShellSidebar = memo(({ pathname }: { pathname: string }) => {
  const { t } = useTranslation();
  const links = useLinks();
  const { open, close } = useDrawer();
  return (
    <Sidebar
      items={sidebarItems(pathname, t)}
      secondaryItems={links}
      open={open}
      onClose={close}
      linkComponent={RouterLink}
      label={t('app.navigation')}
      logo={logo}
    />
  );
});
ShellSidebar.displayName = 'ShellSidebar';
