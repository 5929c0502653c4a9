import { asPortalError } from '../api/messageOf';
import { sessionApi } from '../api/endpoints/session';
import { safeNextUri } from '../lib/safeNextUri';
import type { AppThunk } from '../store/types';
import { signedOut } from '../store/slices/session';

/** Where the store keeps why the last logout failed, for the shell to tell. */
export const logOutCall = { fixedCacheKey: 'logout' };

/**
 * LAY-11: POST /logout, then /login or the given path of the portal. When the session could not be ended the player stays
 * signed in. An answer of 401 means that there was no session left to end.
 */
export const logOut =
  (to = '/login'): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate(undefined, logOutCall));
    // A 401 has dropped the API's state, and with it this very call.
    if (error && asPortalError(error).kind !== 'aborted') return;
    dispatch(signedOut({ to: to === '/login' ? to : safeNextUri(to) }));
  };
