import type { LoginPayload } from '@portal/contract';
import { sessionApi } from '../../api/endpoints/session';
import { asPortalError } from '../../api/messageOf';
import type { PortalError } from '../../api/portalError';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import { loginTexts } from './texts';

/**
 * POST /login, then the profile anew (LOGIN-4); the redirect follows from the profile (PublicOnly). Gives the error
 * that stopped it, or null. A session that the browser doesn't keep is an error too, not a loop.
 */
export const logIn =
  (payload: LoginPayload): AppThunk<Promise<PortalError | null>> =>
  async (dispatch) => {
    const login = await dispatch(sessionApi.endpoints.login.initiate(payload));
    if (login.error) return asPortalError(login.error);
    const entered = await dispatch(enterSession());
    return entered === 'noSession'
      ? { kind: 'body', message: translate(loginTexts, 'login.noSession') }
      : entered;
  };
