import { lazy, Suspense, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { limits } from '@portal/contract';
import {
  BalancePill,
  ErrorBoundary,
  ErrorBoundaryPanel,
  Progress,
  Shell,
  ShellHeader,
  Sidebar,
  SkeletonBlock,
  SkipLink,
  useScrolledPast,
} from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { selectData } from '../../api/selectData';
import { owedCredit, spendableCredit } from '../../lib/balance';
import { useHydrated } from '../../hooks/inBrowser';
import { BrandLogo } from '../../components/BrandLogo';
import { RouterLink } from '../../components/RouterLink';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { drawerToggled } from '../../store/slices/screen';
import { sectionTitle, sidebarItems } from '../navigation';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { agesAt } from '../ages';
import { isWithin, sectionOf } from '../sections';
import '../texts';
import '../textsFrame';
import { AccountMenu } from './AccountMenu';
import { LastRead } from './LastRead';
import { ArrivalToast } from '../../moneyEvents/ArrivalToast';
import { SavedToast } from './SavedToast';
import { ZeroBalance } from './ZeroBalance';

/** Few players see it, so it is in a chunk of its own. */
const PendingDeletion = lazy(async () => ({ default: (await import('./PendingDeletion')).PendingDeletion }));

/** LAY-2..4: header, sidebar and page. It stands behind RequireSession, so the player is known, but not in the frame that the build renders. */
export const ShellLayout = () => {
  const { t } = useTranslation();
  // Shows what changed while the player was away or offline, also without an event stream (PAY-9).
  const { data: user } = useGetMeQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    selectFromResult: selectData,
  });
  const { newsUrl } = useContext(PortalConfigContext);
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const open = useAppSelector(({ screen }) => screen.drawerOpen);
  const close = useCallback(() => void dispatch(drawerToggled(false)), [dispatch]);
  const scrolled = useScrolledPast(limits.headerScrollPx);
  const items = sidebarItems(pathname, t);
  const links = [
    { href: '/giftcode', label: t('nav.giftcode') },
    ...(newsUrl === '' ? [] : [{ href: newsUrl, label: t('nav.news'), external: true }]),
    { href: '/support', label: t('nav.support') },
  ];
  const title = sectionTitle(pathname);
  const isOld = useAppSelector((state) => agesAt(state, pathname).length > 0);
  const inBrowser = useHydrated();
  if (user === null) return null;

  return (
    <>
      <SkipLink />
      <Shell
        header={
          <ErrorBoundary resetKey={user}>
            <ShellHeader
              logoHref="/"
              logo={<BrandLogo />}
              title={title ? t(title) : ''}
              links={links}
              balance={
                user?.credit !== null && (
                  <ErrorBoundary resetKey={user}>
                    <BalancePill
                      loading={!user}
                      credit={user && spendableCredit(user)}
                      href="/payment"
                      linkComponent={RouterLink}
                    />
                  </ErrorBoundary>
                )
              }
              menu={
                <ErrorBoundary resetKey={user}>
                  {user ? <AccountMenu user={user} /> : <SkeletonBlock width={40} height={40} />}
                </ErrorBoundary>
              }
              onToggleSidebar={() => void dispatch(drawerToggled(!open))}
              sidebarOpen={open}
              scrolled={scrolled}
              linkComponent={RouterLink}
            />
          </ErrorBoundary>
        }
        sidebar={
          <Sidebar
            items={items}
            secondaryItems={links}
            open={open}
            onClose={close}
            linkComponent={RouterLink}
            label={t('app.navigation')}
            logo={<BrandLogo />}
          />
        }
      >
        {user && isOld && (
          <ErrorBoundary resetKey={user}>
            <LastRead />
          </ErrorBoundary>
        )}
        {user?.deletesAt && (
          <ErrorBoundary resetKey={user}>
            <Suspense fallback={null}>
              <PendingDeletion deletesAt={user.deletesAt} />
            </Suspense>
          </ErrorBoundary>
        )}
        {user && user.credit !== null && spendableCredit(user) === 0 && !isWithin(pathname, '/payment') && (
          <ErrorBoundary resetKey={user}>
            <ZeroBalance owed={owedCredit(user)} />
          </ErrorBoundary>
        )}
        <ErrorBoundaryPanel key={sectionOf(pathname)}>
          <Suspense fallback={<Progress label={t('app.loading')} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundaryPanel>
      </Shell>
      {user && inBrowser && (
        <>
          <ErrorBoundary resetKey={user}>
            <ArrivalToast />
          </ErrorBoundary>
          <ErrorBoundary resetKey={user}>
            <SavedToast />
          </ErrorBoundary>
        </>
      )}
    </>
  );
};
