import { Suspense, useCallback } from 'react';
import { Navigate, Outlet, parsePath, useLocation, type Location } from 'react-router-dom';
import { lazyComponent } from '../../components/preloadable';
import { PreloadNextContext } from '../../lib/PreloadNextContext';
import { originOf } from '../../lib/originOf';
import { safeNextUri } from '../../lib/safeNextUri';
import { useAppSelector } from '../../store/hooks';
import { hasApi, selectUser } from '../../store/selectors';
import { preloadPath } from '../preloadPath';

const SessionLookup = lazyComponent(
  async () => (await import(/* webpackChunkName: "api" */ './SessionLookup')).SessionLookup,
);

/**
 * Redirects a signed-in player to `next_uri`, to the page they came from, or to / (LAY-8, LAY-9). A login therefore leads to the same
 * place.
 */
export const PublicOnly = () => {
  // Selects only whether there is a player: re-rendering the frame before its page is hydrated would force its hydration at once, in one
  // long task.
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const canLookUp = useAppSelector(hasApi);
  const location: Location<unknown> = useLocation();
  const target = safeNextUri(originOf(location));
  const preloadNext = useCallback(() => void preloadPath(parsePath(target).pathname ?? '/'), [target]);
  if (isSignedIn) return <Navigate to={target} replace />;
  return (
    <PreloadNextContext value={preloadNext}>
      <Outlet />
      {canLookUp && (
        <Suspense fallback={null}>
          <SessionLookup key={location.pathname} />
        </Suspense>
      )}
    </PreloadNextContext>
  );
};
