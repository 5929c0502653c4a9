import { refetchMe } from '../api/endpoints/me';
import { asPortalError, type PortalError } from '../api/portalError';
import type { AppThunk } from './types';
import { signedIn } from './slices/session';

/**
 * Refetches the profile after a login or a registration; the guards then redirect (LOGIN-4, REG-6). Resolves with the error if that
 * fails, with `noSession` if the browser did not keep the session cookie, and with null for success.
 */
export const enterSession = (): AppThunk<Promise<PortalError | 'noSession' | null>> => async (dispatch) => {
  dispatch(signedIn({}));
  const me = await dispatch(refetchMe());
  if (me.error) return asPortalError(me.error);
  return me.data === null ? 'noSession' : null;
};
