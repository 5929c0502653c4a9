import { mayHaveHappened } from '../api/changes';
import type { PortalError } from '../api/portalError';
import { passwordChangeUnanswered } from './slices/session';
import type { AppThunk } from './types';

/** Notes the answer to a call that sets a new password: null if it is set. A refusal says nothing about an earlier try. */
export const newPasswordAnswered =
  (error: PortalError | null): AppThunk =>
  (dispatch, getState) => {
    const { unansweredPasswordChange: before = false } = getState().session;
    const now = error !== null && (before || mayHaveHappened(error));
    if (now !== before) dispatch(passwordChangeUnanswered(now));
  };
