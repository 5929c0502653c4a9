import { meApi } from '../../api/endpoints/me';
import { registrationApi } from '../../api/endpoints/registration';
import { asPortalError } from '../../api/messageOf';
import type { PortalError } from '../../api/portalError';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import { selectUser } from '../../store/selectors';
import { forgetSignup, type SignupValues } from './keptSignup';
import { registrationTexts } from './texts';

/** Whether a call that got no answer did its work all the same: then the player is signed in under the new name. */
const wentThrough =
  ({ kind }: PortalError, username: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (kind !== 'timeout' && kind !== 'offline' && kind !== 'server') return false;
    await dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return selectUser(getState())?.username === username;
  };

/**
 * POST /register, then the profile (REG-6); the redirect follows from it (PublicOnly). Gives the error that stopped it, or
 * null.
 */
export const register =
  (values: SignupValues, gReCaptchaToken: string): AppThunk<Promise<PortalError | null>> =>
  async (dispatch) => {
    const { error } = await dispatch(
      registrationApi.endpoints.register.initiate({ ...values, gReCaptchaToken }, { track: false }),
    );
    const refusal = error && asPortalError(error);
    if (refusal && !(await dispatch(wentThrough(refusal, values.username)))) return refusal;
    forgetSignup();
    const entered = await dispatch(enterSession());
    return entered === 'noSession'
      ? { kind: 'body', message: translate(registrationTexts, 'register.noSession') }
      : entered;
  };
