import { Suspense, type MouseEvent } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary, ErrorBoundaryPanel, Progress, Shell, SkipLink } from '@portal/ui-kit';
import { StatusRegion } from '../../components/StatusRegion';
import { useGetMeQuery } from '../../api/endpoints/me';
import { selectData } from '../../api/selectData';
import { owedCredit, spendableCredit } from '../../lib/balance';
import { useHydrated } from '../../hooks/inBrowser';
import { useAppSelector } from '../../store/hooks';
import { outdatedDataAt } from '../outdatedData';
import { isWithin, sectionOf } from '../sections';
import '../texts';
import '../textsFrame';
import { LastRead } from './LastRead';
import { pendingDeletion } from './pendingDeletionPart';
import { ArrivalToast } from '../../moneyEvents/ArrivalToast';
import { SavedToast } from './SavedToast';
import { ShellSidebar, ShellTop } from './ShellTop';
import { ZeroBalance } from './ZeroBalance';

const PendingDeletion = pendingDeletion.Component;

/** Below the art, which is behind the title of a page that has loaded. */
const Loading = styled(Progress)({ marginTop: 72 });

/** The browser's own jump counts as Back for the router, which would restore the scroll position of the first page (PLAY-10). */
const skipToMain = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>(event.currentTarget.hash);
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
};

/**
 * LAY-2..4: header, sidebar and page. It is rendered behind RequireSession, so the player is known, except in the frame that the build
 * renders.
 */
export const ShellLayout = () => {
  const { t } = useTranslation();
  // Shows what changed while the player was away or offline, even without an event stream (PAY-9).
  const { data: user } = useGetMeQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    selectFromResult: selectData,
  });
  const { pathname } = useLocation();
  const isOld = useAppSelector((state) => outdatedDataAt(state, pathname).length > 0);
  const inBrowser = useHydrated();
  if (user === null) return null;

  return (
    <>
      <SkipLink onClick={skipToMain} />
      <Shell
        header={<ShellTop user={user} pathname={pathname} />}
        sidebar={<ShellSidebar pathname={pathname} />}
      >
        <StatusRegion inParts>
          {user && isOld && (
            <ErrorBoundary resetKey={user}>
              <LastRead />
            </ErrorBoundary>
          )}
        </StatusRegion>
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
          <Suspense fallback={<Loading label={t('app.loading')} />}>
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
