import type { LoginPayload } from '@portal/contract';
import { i18n } from '../../i18n/i18n';
import { sessionApi } from '../../api/endpoints/session';
import { asPortalError, type PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import './texts';

/**
 * POST /login, then the profile is fetched again (LOGIN-4), and PublicOnly redirects the player. Resolves with the error, or
 * null. If the browser does not keep the session, the result is an error instead of a redirect loop.
 */
export const logIn =
  (payload: LoginPayload): AppThunk<Promise<PortalError | null>> =>
  async (dispatch) => {
    const login = await dispatch(sessionApi.endpoints.login.initiate(payload));
    if (login.error) return asPortalError(login.error);
    const entered = await dispatch(enterSession());
    return entered === 'noSession' ? { kind: 'body', message: i18n.t('login.noSession') } : entered;
  };
