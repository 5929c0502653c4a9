import { meApi } from '../api/endpoints/me';
import { asPortalError } from '../api/messageOf';
import type { PortalError } from '../api/portalError';
import type { AppThunk } from './types';
import { signedIn } from './slices/session';

/**
 * After the host has signed a player in: the profile anew, then the redirect follows from it (LOGIN-4, REG-6). Gives why the
 * profile could not be had; `noSession` where the browser kept no session, which is no loop but a value too.
 */
export const enterSession = (): AppThunk<Promise<PortalError | 'noSession' | null>> => async (dispatch) => {
  dispatch(signedIn({}));
  const me = await dispatch(
    meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (me.error) return asPortalError(me.error);
  return me.data === null ? 'noSession' : null;
};
