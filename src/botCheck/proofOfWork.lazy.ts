import type { BotCheckAction } from '@portal/contract';
import { asPortalError } from '../api/portalError';
import type { AppThunk } from '../store/types';
import { botCheckApi } from './botCheckApi';
import type { BotCheckOutcome } from './botCheckOutcome';
import { solveProofOfWork } from './proofOfWork';

/** Fetches a challenge and solves it. In its own chunk, since no form needs it before it is submitted. */
export const byProofOfWork =
  (action: BotCheckAction): AppThunk<Promise<BotCheckOutcome>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      botCheckApi.endpoints.takeChallenge.initiate(action, { track: false }),
    );
    if (error) return { error: asPortalError(error) };
    // A host without challenges decides for itself how to treat a form without a token.
    return { token: data ? await solveProofOfWork(data) : '' };
  };
