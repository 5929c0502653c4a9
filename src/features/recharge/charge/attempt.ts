import type { Transaction } from '@portal/contract';
import { historyApi } from '../../../api/endpoints/history';
import { rechargeApi } from '../../../api/endpoints/recharge';
import { messageOf } from '../../../api/messageOf';
import { portalApi } from '../../../api/portalApi';
import { plainError, type PortalError } from '../../../api/portalError';
import { translate } from '../../../i18n/translate';
import type { AppThunk } from '../../../store/createStore';
import { chargeCheckStarted, type ChargeOutcome } from '../../../store/slices/charge';
import { rechargeTexts } from '../texts';
import { findCharge, verdictOf, type Intention } from './intention';
import { forgetIntention, writeSettled } from './intentionStore';

/** How long an unknown outcome is looked for: six looks, two seconds apart. */
export const checkTimings = { looks: 6, intervalMs: 2000 };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const portalError = (error: object): PortalError =>
  'kind' in error ? (error as PortalError) : plainError('html');

/** The history as the host has it now. */
export const freshHistory = (): AppThunk<Promise<Transaction[] | PortalError>> => async (dispatch) => {
  const { data, error } = await dispatch(
    historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  return error ? portalError(error) : (data ?? []);
};

const succeeded = (
  username: string,
  { purchase }: Intention,
  more: { pending: boolean; message?: string },
): ChargeOutcome => {
  forgetIntention(username);
  writeSettled(username, { purchase, at: Date.now() });
  return { phase: 'succeeded', purchase, ...more };
};

/** The outcome that the intention's own line in the history tells. */
export const outcomeOf = (username: string, intention: Intention, { status }: Transaction): ChargeOutcome => {
  if (status !== 'failed') return succeeded(username, intention, { pending: status === 'pending' });
  forgetIntention(username);
  return { phase: 'refused', message: translate(rechargeTexts, 'recharge.failedLater') };
};

/**
 * Finds out whether an intention without an answer was charged (GAME-8): looks for it in the history, never sends.
 * Not found after all looks is `unconfirmed`; a host that doesn't even tell its history is `unreachable`.
 */
export const checkIntention =
  (username: string, intention: Intention): AppThunk<Promise<ChargeOutcome>> =>
  async (dispatch) => {
    const { purchase } = intention;
    dispatch(chargeCheckStarted(purchase));
    let told = false;
    for (let look = 0; look < checkTimings.looks; look += 1) {
      if (look > 0) await pause(checkTimings.intervalMs);
      const history = await dispatch(freshHistory());
      told = Array.isArray(history);
      const found = Array.isArray(history) ? findCharge(history, intention) : undefined;
      if (!found) continue;
      dispatch(portalApi.util.invalidateTags(['Me']));
      return outcomeOf(username, intention, found);
    }
    return { phase: told ? 'unconfirmed' : 'unreachable', purchase };
  };

/** Sends an intention once, with its own key; an outcome that stays unknown is looked for, not sent again. */
export const sendIntention =
  (username: string, intention: Intention): AppThunk<Promise<ChargeOutcome>> =>
  async (dispatch) => {
    const { key, purchase } = intention;
    const payload = { creditAmount: purchase.creditAmount, zoneId: purchase.zoneId };
    const { data, error } = await dispatch(
      rechargeApi.endpoints.rechargeGame.initiate({ payload, idempotencyKey: key }),
    );
    const { errorCode, message } = error ? (portalError(error).body ?? {}) : (data ?? {});
    const said = message === undefined ? {} : { message };
    if (!error && errorCode === undefined) return succeeded(username, intention, { pending: false, ...said });
    const verdict = error ? verdictOf(portalError(error)) : 'refused';
    if (verdict === 'unknown') return dispatch(checkIntention(username, intention));
    forgetIntention(username);
    if (error && verdict === 'unsent') return { phase: 'unsent', message: messageOf(error) };
    return { phase: 'refused', ...said, ...(errorCode !== undefined && { errorCode }) };
  };
