import { emailVerificationApi } from '../../api/endpoints/emailVerification';
import { asPortalError, isDeadLink, type PortalError } from '../../api/portalError';
import type { AppThunk } from '../../store/types';
import {
  verificationSettled,
  verificationStarted,
  type EmailVerificationState,
} from '../../store/slices/emailVerification';

const stateOf = (error: PortalError): EmailVerificationState =>
  isDeadLink(error) ? { phase: 'failed' } : { phase: 'unreachable', message: error.message };

/** Sends PUT /email-verification once and stores the outcome (MAIL-2). */
export const verifyEmail =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(verificationStarted());
    const { error } = await dispatch(
      emailVerificationApi.endpoints.verifyEmail.initiate({ token }, { track: false }),
    );
    dispatch(verificationSettled(error ? stateOf(asPortalError(error)) : { phase: 'verified' }));
  };
