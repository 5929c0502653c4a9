import type { LoginPayload } from '@portal/contract';
import { i18n } from '../../i18n/i18n';
import { sessionApi } from '../../api/endpoints/session';
import { asPortalError } from '../../api/messageOf';
import type { PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import './texts';

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
    return entered === 'noSession' ? { kind: 'body', message: i18n.t('login.noSession') } : entered;
  };
