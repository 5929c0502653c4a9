import { useCallback, useContext } from 'react';
import type { BotCheckAction, PortalConfig } from '@portal/contract';
import { withApi } from '../api/whenApi';
import { plainError } from '../api/portalError';
import { isLostChunk } from '../lib/isLostChunk';
import type { BotCheckOutcome } from './botCheckOutcome';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import type { AppThunk } from '../store/types';
import { useAppDispatch } from '../store/hooks';

type BotCheckConfig = PortalConfig['botCheck'];

const byRecaptcha = async (siteKey: string, action: BotCheckAction): Promise<BotCheckOutcome> => {
  const { recaptchaToken } = await import('./recaptcha');
  return { token: await recaptchaToken(siteKey, action) };
};

const byProofOfWork =
  (action: BotCheckAction): AppThunk<Promise<BotCheckOutcome>> =>
  async (dispatch) =>
    dispatch((await withApi(() => import('./proofOfWork.lazy'))).byProofOfWork(action));

/** Gets the `gReCaptchaToken` for one submit of an action of requirements §7: by proof of work, or by reCAPTCHA if configured. */
export const botCheckToken =
  (action: BotCheckAction, config: BotCheckConfig): AppThunk<Promise<BotCheckOutcome>> =>
  async (dispatch) => {
    try {
      return config.kind === 'recaptcha'
        ? await byRecaptcha(config.siteKey, action)
        : await dispatch(byProofOfWork(action));
    } catch (reason) {
      // The text of `botCheck` asks for a reload of the page, which would cost what was typed.
      return { error: plainError(isLostChunk(reason) ? 'offline' : 'botCheck') };
    }
  };

/** `botCheckToken` for a form, with the deployment's configuration. */
export function useBotCheck(action: BotCheckAction): () => Promise<BotCheckOutcome> {
  const dispatch = useAppDispatch();
  const { botCheck } = useContext(PortalConfigContext);
  return useCallback(() => dispatch(botCheckToken(action, botCheck)), [dispatch, action, botCheck]);
}
