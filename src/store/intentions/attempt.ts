import { messageOf } from '../../api/messageOf';
import { portalApi } from '../../api/portalApi';
import { plainError, type PortalError } from '../../api/portalError';
import type { IntentionOutcome } from '../../shared/intentionState';
import type { AppThunk } from '../createStore';
import type { Errand, Look, Trace } from './errand';
import { verdictOf, type Intention } from './intention';
import { intentionStore } from './intentionStore';

/** How long an unknown outcome is looked for: six looks, two seconds apart. */
export const checkTimings = { looks: 6, intervalMs: 2000 };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const portalError = (error: object): PortalError =>
  'kind' in error ? (error as PortalError) : plainError('html');

export const isLook = <Wish>(seen: Look<Wish> | PortalError): seen is Look<Wish> => 'find' in seen;

const succeeded = <Wish>(
  errand: Errand<Wish>,
  username: string,
  { wish }: Intention<Wish>,
  more: { pending: boolean; message?: string },
): IntentionOutcome<Wish> => {
  const kept = intentionStore(errand, username);
  kept.forget();
  kept.settle({ wish, at: Date.now() });
  return { phase: 'succeeded', wish, ...more };
};

/** The outcome that the host's own data tell of an intention. */
export const outcomeOf = <Wish>(
  errand: Errand<Wish>,
  username: string,
  intention: Intention<Wish>,
  trace: Trace,
  said: { message?: string } = {},
): IntentionOutcome<Wish> => {
  if (trace !== 'failed')
    return succeeded(errand, username, intention, { pending: trace === 'pending', ...said });
  intentionStore(errand, username).forget();
  return { phase: 'refused', message: errand.failedText() };
};

/** Takes a player's intention on, and tells what became of it. */
export type Step = <Wish>(
  errand: Errand<Wish>,
  username: string,
  intention: Intention<Wish>,
) => AppThunk<Promise<IntentionOutcome<Wish>>>;

/**
 * Finds out whether an intention without an answer happened (GAME-8): looks for its effect, never sends.
 * Not found after all looks is `unconfirmed`; a host that doesn't even tell is `unreachable`.
 */
export const checkIntention: Step = (errand, username, intention) => async (dispatch) => {
  const { wish } = intention;
  dispatch(errand.events.checkStarted(wish));
  let told = false;
  for (let look = 0; look < checkTimings.looks; look += 1) {
    if (look > 0) await pause(checkTimings.intervalMs);
    const seen = await dispatch(errand.look());
    told = isLook(seen);
    const found = isLook(seen) ? seen.find(intention) : undefined;
    if (!found) continue;
    dispatch(portalApi.util.invalidateTags([...errand.spoils]));
    return outcomeOf(errand, username, intention, found);
  }
  return { phase: told ? 'unconfirmed' : 'unreachable', wish };
};

/** After a 2xx: the host's data say whether it is done or still to come; where they say nothing, the answer counts. */
const confirmed =
  <Wish>(
    errand: Errand<Wish>,
    username: string,
    intention: Intention<Wish>,
    said: { message?: string },
  ): AppThunk<Promise<IntentionOutcome<Wish>>> =>
  async (dispatch) => {
    const seen = await dispatch(errand.look());
    const found = isLook(seen) ? seen.find(intention) : undefined;
    return outcomeOf(errand, username, intention, found ?? 'success', said);
  };

/** Sends an intention once, with its own key; an outcome that stays unknown is looked for, not sent again. */
export const sendIntention: Step = (errand, username, intention) => async (dispatch) => {
  const { data, error } = await dispatch(errand.send(intention));
  const body = error ? (portalError(error).body ?? {}) : (data ?? {});
  const { errorCode, message, errors } = body;
  const said = message === undefined ? {} : { message };
  if (!error && !errand.isRefusal(body)) return dispatch(confirmed(errand, username, intention, said));
  const verdict = error ? verdictOf(portalError(error)) : 'refused';
  if (verdict === 'unknown') return dispatch(checkIntention(errand, username, intention));
  intentionStore(errand, username).forget();
  if (error && verdict === 'unsent') return { phase: 'unsent', message: messageOf(portalError(error)) };
  return {
    phase: 'refused',
    ...said,
    ...(errorCode !== undefined && { errorCode }),
    ...(errors && { errors }),
  };
};
