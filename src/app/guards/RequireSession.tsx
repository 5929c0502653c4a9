import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom';
import { Progress } from '@portal/ui-kit';
import { meApi, refetchMe } from '../../api/endpoints/me';
import { messageOf } from '../../api/portalError';
import { selectShown } from '../../api/selectData';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import '../../features/recharge/textsUnavailable';
import '../textsFrame';
import { SessionLoading } from './SessionLoading';

/** The path of a location with its query and hash; the login returns to it (LAY-5). */
const hrefOf = ({ pathname, search, hash }: ReturnType<typeof useLocation>) => `${pathname}${search}${hash}`;

const { getMe } = meApi.endpoints;

/** LAY-5: redirects to /login. The address and the router's state both hold the page that the visitor wanted. */
const ToLogin = ({ from }: { from: string }) => (
  <Navigate
    to={{ pathname: '/login', search: from === '/' ? '' : `?next_uri=${encodeURIComponent(from)}` }}
    state={{ from }}
    replace
  />
);

/**
 * Lets only a signed-in player through. While the session is looked up, it shows neither the page nor the login form (LAY-10).
 * If the host cannot be reached, it shows an error with a retry, and does not log the player out (API-6). On /recharge the error has
 * the same text as without the page's other data (GAME-7).
 */
export const RequireSession = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { data: user, error, isFetching } = getMe.useQueryState(undefined, { selectFromResult: selectShown });
  // A hook that mounts on a failed query refetches it, so an error of the first request would be shown only for a moment.
  getMe.useQuerySubscription(undefined, { skip: error !== undefined });
  const leftFor = useAppSelector(({ session }) => session.leftFor);
  const here = hrefOf(useLocation());
  const isRecharge = useMatch('/recharge') !== null;

  // Another player who signs in elsewhere must find nothing that this one has typed (SAFE-12).
  if (user) return <Outlet key={user.username} />;
  if (user === null)
    return leftFor !== null && leftFor !== here ? <Navigate to={leftFor} replace /> : <ToLogin from={here} />;
  return (
    <SessionLoading>
      <AnswerPlaceholder
        answered={false}
        error={error && (isRecharge ? t('recharge.unavailable') : messageOf(error))}
        busy={isFetching}
        onRetry={() => dispatch(refetchMe())}
      >
        <Progress label={t('app.sessionLookup')} />
      </AnswerPlaceholder>
    </SessionLoading>
  );
};
