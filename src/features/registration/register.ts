import { refetchMe } from '../../api/endpoints/me';
import { registrationApi } from '../../api/endpoints/registration';
import { asPortalError, type PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import { enterSession } from '../../store/enterSession';
import { selectUsername } from '../../store/selectUsername';
import { forgetSignup, type SignupValues } from './savedSignup';

/** Whether the account may exist in spite of the error: the answer was lost, or the name was taken by an earlier try of this player. */
const mayExist = ({ kind, body }: PortalError): boolean =>
  kind === 'timeout' ||
  kind === 'offline' ||
  kind === 'server' ||
  (kind === 'body' && body?.errors?.['username'] !== undefined);

/**
 * What a refused or unanswered call means: null if it went through after all, since the player is signed in with the new name. While
 * that cannot be found out, the error says so, and not that the name is taken, which may be the player's own.
 */
const checkedRefusal =
  (refusal: PortalError, username: string): AppThunk<Promise<PortalError | null>> =>
  async (dispatch, getState) => {
    if (!mayExist(refusal)) return refusal;
    const { error } = await dispatch(refetchMe());
    if (error) return refusal.kind === 'body' ? asPortalError(error) : refusal;
    return selectUsername(getState()) === username ? null : refusal;
  };

/**
 * POST /register, then the profile is fetched (REG-6), and PublicOnly redirects the player. Resolves with the error, with `noSession` if
 * the account was created but its session cannot be seen, and with null for success.
 */
export const register =
  (values: SignupValues, gReCaptchaToken: string): AppThunk<Promise<PortalError | 'noSession' | null>> =>
  async (dispatch) => {
    const { error } = await dispatch(
      registrationApi.endpoints.register.initiate({ ...values, gReCaptchaToken }, { track: false }),
    );
    const refusal = error && (await dispatch(checkedRefusal(asPortalError(error), values.username)));
    if (refusal) return refusal;
    forgetSignup();
    return (await dispatch(enterSession())) && 'noSession';
  };
