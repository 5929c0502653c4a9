import type { Proofs } from '@portal/contract';
import { meApi, refetchMe, whenMeAnswered } from '../api/endpoints/me';
import { asPortalError, type PortalError } from '../api/portalError';
import { portalApi } from '../api/portalApi';
import { sessionExpired } from '../api/sessionExpired';
import { pause } from '../lib/pause';
import { hasLeft } from '../store/hasLeft';
import { selectUsername } from '../store/selectUsername';
import type { AppThunk } from '../store/types';
import { classifyFailure, type OperationAttempt } from './attempt';
import { attemptStorage } from './attemptStorage';
import type { HistorySnapshot, IdempotentOperation, ObservedStatus } from './idempotentOperation';
import type { OperationOutcome } from './operationState';

/** The search for the effect of an unanswered request: six checks, two seconds apart. */
export const recheckTimings = { checks: 6, intervalMs: 2000 };

export const isSnapshot = <Payload>(
  result: HistorySnapshot<Payload> | PortalError,
): result is HistorySnapshot<Payload> => 'find' in result;

/** Runs one step of an attempt. Resolves with its outcome; null once its player is no longer signed in, so nobody may see it. */
export type AttemptStep = <Payload>(
  operation: IdempotentOperation<Payload>,
  username: string,
  attempt: OperationAttempt<Payload>,
) => AppThunk<Promise<OperationOutcome<Payload> | null>>;

/** Ends an attempt with the status found in the host's data, and updates its stored record, unless its player has left (SAFE-12). */
const endAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    status: ObservedStatus,
    answer: { message?: string } = {},
  ): AppThunk<OperationOutcome<Payload> | null> =>
  (_, getState) => {
    if (hasLeft(getState(), username)) return null;
    const storage = attemptStorage(operation, username);
    const { payload } = attempt;
    storage.clearOpen(attempt);
    if (status === 'failed') return { phase: 'refused', message: operation.failedMessage() };
    const at = Date.now();
    storage.writeCompleted({ payload, at });
    return { phase: 'succeeded', payload, pending: status === 'pending', at, ...answer };
  };

/** The same for an effect that was found although no response reported it, so the data that it changes are fetched again. */
export const endFoundAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    status: ObservedStatus,
  ): AppThunk<OperationOutcome<Payload> | null> =>
  (dispatch) => {
    const outcome = dispatch(endAttempt(operation, username, attempt, status));
    if (outcome) dispatch(portalApi.util.invalidateTags([...operation.invalidatesTags]));
    return outcome;
  };

/**
 * Finds out whether an unanswered attempt took effect (GAME-8). Searches the host's data for the effect and never sends. Resolves with
 * `unconfirmed` if no check found it, and with `unreachable` if the last check could not be made.
 * Stops when its player leaves: a check without a session would end the session of whoever logs in next.
 */
export const recheckAttempt: AttemptStep = (operation, username, attempt) => async (dispatch, getState) => {
  const { payload } = attempt;
  let reachable = false;
  for (let check = 0; check < recheckTimings.checks; check += 1) {
    if (check > 0) await pause(recheckTimings.intervalMs);
    if (selectUsername(getState()) !== username) return null;
    if (check === 0) dispatch(operation.actions.checkStarted(payload));
    const snapshot = await dispatch(operation.takeSnapshot(attempt));
    reachable = isSnapshot(snapshot);
    const status = isSnapshot(snapshot) ? snapshot.find(attempt) : undefined;
    if (status) return dispatch(endFoundAttempt(operation, username, attempt, status));
  }
  return { phase: reachable ? 'unconfirmed' : 'unreachable', payload };
};

/** The attempt's effect in the host's data now; undefined if there is none or the data cannot be read. */
const findEffect =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    attempt: OperationAttempt<Payload>,
  ): AppThunk<Promise<ObservedStatus | undefined>> =>
  async (dispatch) => {
    const snapshot = await dispatch(operation.takeSnapshot(attempt));
    return isSnapshot(snapshot) ? snapshot.find(attempt) : undefined;
  };

/**
 * Waits until the host has said who is signed in: after a login in another tab, the cookies belong to whoever signed in there. Resolves
 * with an error if it cannot be found out, with null otherwise.
 */
const confirmPlayer = (): AppThunk<Promise<PortalError | null>> => async (dispatch, getState) => {
  await dispatch(whenMeAnswered());
  if (!meApi.endpoints.getMe.select()(getState()).isError) return null;
  const { error } = await dispatch(refetchMe());
  return error ? asPortalError(error) : null;
};

/** A repeat that the host did not process says nothing about the earlier request, so the attempt stays open. */
const notSent = <Payload>(
  { payload }: OperationAttempt<Payload>,
  isRepeat: boolean,
  { message }: PortalError,
): OperationOutcome<Payload> =>
  isRepeat ? { phase: 'unconfirmed', payload, message } : { phase: 'unsent', message };

interface Sending {
  proofs: Proofs;
  /** An earlier request of this attempt got no response, so it may still take effect although this one is refused. */
  isRepeat: boolean;
  /** Of the attempt storage, before anything was awaited. */
  version: string;
}

/**
 * Stores an attempt and sends it once, with its own key. If no response arrives, searches for its effect instead of sending it again.
 * Sends nothing if another player has signed in, since they would be charged, nor if another tab has run an operation meanwhile: without
 * navigator.locks, a suspended tab loses its turn.
 */
export const sendAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    { proofs, isRepeat, version }: Sending,
  ): AppThunk<Promise<OperationOutcome<Payload> | null>> =>
  async (dispatch, getState) => {
    const unknownPlayer = await dispatch(confirmPlayer());
    if (selectUsername(getState()) !== username) return null;
    if (unknownPlayer) return notSent(attempt, isRepeat, unknownPlayer);
    const storage = attemptStorage(operation, username);
    if (storage.version() !== version) return null;
    storage.writeOpen(attempt);
    const { data, error: failure } = await dispatch(operation.send(attempt, proofs));
    // Their calls have been aborted, and their data forgotten.
    if (selectUsername(getState()) !== username) return null;
    const error = failure && asPortalError(failure);
    const { errorCode, message, errors } = (error ? error.body : data) ?? {};
    const answer = message === undefined ? {} : { message };
    if (!error && !operation.isRefusal(data ?? {})) {
      // The host's data show whether it is done or pending. If they show nothing, the response counts as success.
      const status = await dispatch(findEffect(operation, attempt));
      return dispatch(endAttempt(operation, username, attempt, status ?? 'success', answer));
    }
    const kind = error ? classifyFailure(error) : 'refused';
    if (kind === 'unknown') return dispatch(recheckAttempt(operation, username, attempt));
    const status = isRepeat ? await dispatch(findEffect(operation, attempt)) : undefined;
    if (status) return dispatch(endFoundAttempt(operation, username, attempt, status));
    if (selectUsername(getState()) !== username) return null;
    const isUnsent = error !== undefined && kind === 'unsent';
    if (!(isUnsent && isRepeat)) storage.clearOpen(attempt);
    if (error?.status === 401) dispatch(sessionExpired());
    if (isUnsent) return notSent(attempt, isRepeat, error);
    return {
      phase: 'refused',
      ...answer,
      ...(errorCode !== undefined && { errorCode }),
      ...(errors && { errors }),
    };
  };
