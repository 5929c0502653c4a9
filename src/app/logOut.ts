import { asPortalError } from '../api/messageOf';
import { sessionApi } from '../api/endpoints/session';
import { safeNextUri } from '../shared/safeNextUri';
import type { AppThunk } from '../store/createStore';
import { signedOut } from '../store/slices/session';

/**
 * LAY-11: POST /logout, then /login or the given path of the portal. Gives null, or why the session could not be
 * ended; then the player stays signed in. An answer of 401 means that there was no session left to end.
 */
export const logOut =
  (to = '/login'): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
    const failure = error && asPortalError(error);
    // A 401 has dropped the API's state, and with it this very call.
    if (failure && failure.kind !== 'aborted') return failure.message;
    dispatch(signedOut({ to: to === '/login' ? to : safeNextUri(to) }));
    return null;
  };
