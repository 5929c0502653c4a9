import type { LoginPayload } from '@portal/contract';
import { meApi } from '../../api/endpoints/me';
import { sessionApi } from '../../api/endpoints/session';
import type { PortalError } from '../../api/portalError';
import { plainError } from '../../api/portalError';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/createStore';
import { signedIn } from '../../store/slices/session';
import { loginTexts } from './texts';

const portalError = (error: object): PortalError =>
  'kind' in error ? (error as PortalError) : plainError('html');

/**
 * POST /login, then the profile anew (LOGIN-4); the redirect follows from the profile (PublicOnly). Gives the error
 * that stopped it, or null. A session that the browser doesn't keep is an error too, not a loop.
 */
export const logIn =
  (payload: LoginPayload): AppThunk<Promise<PortalError | null>> =>
  async (dispatch) => {
    const login = await dispatch(sessionApi.endpoints.login.initiate(payload));
    if (login.error) return portalError(login.error);
    dispatch(signedIn({}));
    const me = await dispatch(
      meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (me.error) return portalError(me.error);
    if (me.data === null) return { kind: 'body', message: translate(loginTexts, 'login.noSession') };
    return null;
  };
