import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorPanel, Progress } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { messageOf } from '../../api/messageOf';
import { useAppSelector } from '../../store/hooks';
import '../textsFrame';
import { SessionLoading } from './SessionLoading';

/** The path of a location with its query and hash: what LAY-5 carries and returns to. */
const hrefOf = ({ pathname, search, hash }: ReturnType<typeof useLocation>) => `${pathname}${search}${hash}`;

/** LAY-5: to /login with the page the visitor wanted, both in the address and in the router's state. */
const ToLogin = ({ from }: { from: string }) => (
  <Navigate
    to={{ pathname: '/login', search: from === '/' ? '' : `?next_uri=${encodeURIComponent(from)}` }}
    state={{ from }}
    replace
  />
);

/**
 * Lets only a signed-in player through. While the session is looked up it shows neither the page nor the login form
 * (LAY-10); a host that can't be asked is an error with a way on, not a logout (API-6).
 */
export const RequireSession = () => {
  const { t } = useTranslation();
  const { data: user, error, isFetching, refetch } = useGetMeQuery();
  const leftFor = useAppSelector(({ session }) => session.leftFor);
  const here = hrefOf(useLocation());

  if (user) return <Outlet />;
  if (user === null)
    return leftFor !== null && leftFor !== here ? <Navigate to={leftFor} replace /> : <ToLogin from={here} />;
  if (error && !isFetching)
    return (
      <SessionLoading>
        <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
      </SessionLoading>
    );
  return (
    <SessionLoading>
      <Progress label={t('app.sessionLookup')} />
    </SessionLoading>
  );
};
