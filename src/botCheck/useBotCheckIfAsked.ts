import { useCallback, useContext } from 'react';
import type { BotCheckAction } from '@portal/contract';
import type { PortalError } from '../api/portalError';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useAppDispatch } from '../store/hooks';

/** Sends a form, with a solved bot check or without; gives the error that stopped it, or null. */
type Send = (botCheck: { gReCaptchaToken?: string }) => Promise<PortalError | null>;

/** 429 beyond a limit, 503 where the host is busy; an error under this name asks for the form with a solved bot check. */
const asksForBotCheck = ({ status, body }: PortalError) =>
  (status === 429 || status === 503) && body?.errors?.['gReCaptchaToken'] !== undefined;

/**
 * For a form that needs no bot check as a rule: where the host refuses a submit and asks for one (SAFE-7), it is solved and the
 * form sent again, once.
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
