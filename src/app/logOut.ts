import { asPortalError } from '../api/portalError';
import { sessionApi } from '../api/endpoints/session';
import { safeNextUri } from '../lib/safeNextUri';
import type { AppThunk } from '../store/types';
import { signedOut } from '../store/slices/session';

/** The cache key under which the store keeps the error of the last logout, which the shell shows. */
export const logOutCall = { fixedCacheKey: 'logout' };

/**
 * LAY-11: POST /logout, then a redirect to /login or to the given path of the portal. If the session could not be ended, the player
 * stays signed in. A 401 means that there was no session to end.
 */
export const logOut =
  (to = '/login'): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate(undefined, logOutCall));
    // A 401 has reset the API's state, which aborts this call.
    if (error && asPortalError(error).kind !== 'aborted') return;
    dispatch(signedOut({ to: to === '/login' ? to : safeNextUri(to) }));
  };
