import { useCallback, useContext } from 'react';
import type { BotCheckAction, PortalConfig } from '@portal/contract';
import { botCheckApi } from './botCheckApi';
import { asPortalError } from '../api/messageOf';
import { plainError, type PortalError } from '../api/portalError';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import type { AppThunk } from '../store/types';
import { useAppDispatch } from '../store/hooks';

export type BotCheckOutcome = { token: string } | { error: PortalError };

type BotCheckConfig = PortalConfig['botCheck'];

const byRecaptcha = async (siteKey: string, action: BotCheckAction): Promise<BotCheckOutcome> => {
  const { recaptchaToken } = await import('./recaptcha');
  return { token: await recaptchaToken(siteKey, action) };
};

const byProofOfWork =
  (action: BotCheckAction): AppThunk<Promise<BotCheckOutcome>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      botCheckApi.endpoints.takeChallenge.initiate(action, { track: false }),
    );
    if (error) return { error: asPortalError(error) };
    if (!data) return { error: plainError('botCheck') };
    const { solveProofOfWork } = await import('./proofOfWork');
    return { token: await solveProofOfWork(data) };
  };

/** Gets the `gReCaptchaToken` for one submit of an action of requirements §7: by proof of work, or by reCAPTCHA if configured. */
export const botCheckToken =
  (action: BotCheckAction, config: BotCheckConfig): AppThunk<Promise<BotCheckOutcome>> =>
  async (dispatch) => {
    try {
      return config.kind === 'recaptcha'
        ? await byRecaptcha(config.siteKey, action)
        : await dispatch(byProofOfWork(action));
    } catch {
      return { error: plainError('botCheck') };
    }
  };

/** `botCheckToken` for a form, with the deployment's configuration. */
export function useBotCheck(action: BotCheckAction): () => Promise<BotCheckOutcome> {
  const dispatch = useAppDispatch();
  const { botCheck } = useContext(PortalConfigContext);
  return useCallback(() => dispatch(botCheckToken(action, botCheck)), [dispatch, action, botCheck]);
}
