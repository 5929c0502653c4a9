import { mayHaveHappened } from '../../api/changes';
import { emailVerificationApi } from '../../api/endpoints/emailVerification';
import { refetchMe } from '../../api/endpoints/me';
import { asPortalError, isDeadLink, type PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import {
  verificationSettled,
  verificationStarted,
  type EmailVerificationState,
} from '../../store/slices/emailVerification';

/** The state after a failed PUT. `mayBeDone`: an earlier one may have verified the address, so a refusal does not say that it is not. */
const stateOf =
  (error: PortalError, mayBeDone: boolean): AppThunk<Promise<EmailVerificationState>> =>
  async (dispatch) => {
    if (!isDeadLink(error))
      return {
        phase: 'unreachable',
        message: error.message,
        mayBeDone: mayBeDone || mayHaveHappened(error),
      };
    if (!mayBeDone) return { phase: 'failed' };
    const { data: user } = await dispatch(refetchMe());
    return { phase: user?.verifiedAt ? 'verified' : 'unsure' };
  };

/** Sends PUT /email-verification once and stores the outcome (MAIL-2). */
export const verifyEmail =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { emailVerification: before } = getState();
    dispatch(verificationStarted());
    const { error } = await dispatch(
      emailVerificationApi.endpoints.verifyEmail.initiate({ token }, { track: false }),
    );
    const mayBeDone = 'mayBeDone' in before && before.mayBeDone;
    dispatch(
      verificationSettled(
        error ? await dispatch(stateOf(asPortalError(error), mayBeDone)) : { phase: 'verified' },
      ),
    );
  };
