import { useCallback, useContext } from 'react';
import type { BotCheckAction } from '@portal/contract';
import type { PortalError } from '../api/portalError';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useAppDispatch } from '../store/hooks';

/** Sends a form, with or without a solved bot check. Resolves with the error, or null. */
type Send = (botCheck: { gReCaptchaToken?: string }) => Promise<PortalError | null>;

/** A 429 (rate limit) or 503 (busy host) with an error under `gReCaptchaToken` asks for a solved bot check. */
const asksForBotCheck = ({ status, body }: PortalError) =>
  (status === 429 || status === 503) && body?.errors?.['gReCaptchaToken'] !== undefined;

/**
 * For a form that normally needs no bot check. If the host refuses a submit and asks for one (SAFE-7), the bot check is solved and the
 * form is sent again, once.
 */
export function useBotCheckIfAsked(action: BotCheckAction): (send: Send) => Promise<PortalError | null> {
  const dispatch = useAppDispatch();
  const { botCheck } = useContext(PortalConfigContext);
  return useCallback(
    async (send) => {
      const error = await send({});
      if (!error || !asksForBotCheck(error)) return error;
      const { botCheckToken } = await import('./useBotCheck');
      const solved = await dispatch(botCheckToken(action, botCheck));
      return 'error' in solved ? solved.error : send({ gReCaptchaToken: solved.token });
    },
    [dispatch, action, botCheck],
  );
}
