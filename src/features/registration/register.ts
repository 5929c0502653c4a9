import { i18n } from '../../i18n/i18n';
import { refetchMe } from '../../api/endpoints/me';
import { registrationApi } from '../../api/endpoints/registration';
import { asPortalError, type PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import { selectUser } from '../../store/selectors';
import { forgetSignup, type SignupValues } from './savedSignup';
import './texts';

/** Whether a call without an answer succeeded after all: then the player is signed in with the new name. */
const wentThrough =
  ({ kind }: PortalError, username: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (kind !== 'timeout' && kind !== 'offline' && kind !== 'server') return false;
    await dispatch(refetchMe());
    return selectUser(getState())?.username === username;
  };

/**
 * POST /register, then the profile is fetched (REG-6), and PublicOnly redirects the player. Resolves with the error, or null.
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
    return entered === 'noSession' ? { kind: 'body', message: i18n.t('register.noSession') } : entered;
  };
