import type { Proofs } from '@portal/contract';
import { asPortalError, type PortalError } from '../api/portalError';
import { portalApi } from '../api/portalApi';
import { pause } from '../lib/pause';
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

/** Runs one step of an attempt and resolves with its outcome. */
export type AttemptStep = <Payload>(
  operation: IdempotentOperation<Payload>,
  username: string,
  attempt: OperationAttempt<Payload>,
) => AppThunk<Promise<OperationOutcome<Payload>>>;

/** Ends an attempt with the status found in the host's data, and updates its stored record. */
export const endAttempt = <Payload>(
  operation: IdempotentOperation<Payload>,
  username: string,
  { payload }: OperationAttempt<Payload>,
  status: ObservedStatus,
  answer: { message?: string } = {},
): OperationOutcome<Payload> => {
  const storage = attemptStorage(operation, username);
  storage.clearOpen();
  if (status === 'failed') return { phase: 'refused', message: operation.failedMessage() };
  const at = Date.now();
  storage.writeCompleted({ payload, at });
  return { phase: 'succeeded', payload, pending: status === 'pending', at, ...answer };
};

/**
 * Finds out whether an unanswered attempt took effect (GAME-8). Searches the host's data for the effect and never sends. Resolves with
 * `unconfirmed` if no check found it, and with `unreachable` if the last check could not be made.
 */
export const recheckAttempt: AttemptStep = (operation, username, attempt) => async (dispatch) => {
  const { payload } = attempt;
  dispatch(operation.actions.checkStarted(payload));
  let reachable = false;
  for (let check = 0; check < recheckTimings.checks; check += 1) {
    if (check > 0) await pause(recheckTimings.intervalMs);
    const snapshot = await dispatch(operation.takeSnapshot(attempt));
    reachable = isSnapshot(snapshot);
    const status = isSnapshot(snapshot) ? snapshot.find(attempt) : undefined;
    if (!status) continue;
    dispatch(portalApi.util.invalidateTags([...operation.invalidatesTags]));
    return endAttempt(operation, username, attempt, status);
  }
  return { phase: reachable ? 'unconfirmed' : 'unreachable', payload };
};

/** After a 2xx: the host's data show whether the operation is done or pending. If they show nothing, the response counts as success. */
const confirmAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    answer: { message?: string },
  ): AppThunk<Promise<OperationOutcome<Payload>>> =>
  async (dispatch) => {
    const snapshot = await dispatch(operation.takeSnapshot(attempt));
    const status = isSnapshot(snapshot) ? snapshot.find(attempt) : undefined;
    return endAttempt(operation, username, attempt, status ?? 'success', answer);
  };

/** Sends an attempt once, with its own key. If no response arrives, searches for its effect instead of sending it again. */
export const sendAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    proofs: Proofs = {},
  ): AppThunk<Promise<OperationOutcome<Payload>>> =>
  async (dispatch) => {
    const { data, error: failure } = await dispatch(operation.send(attempt, proofs));
    const error = failure && asPortalError(failure);
    const { errorCode, message, errors } = (error ? error.body : data) ?? {};
    const answer = message === undefined ? {} : { message };
    if (!error && !operation.isRefusal(data ?? {}))
      return dispatch(confirmAttempt(operation, username, attempt, answer));
    const kind = error ? classifyFailure(error) : 'refused';
    if (kind === 'unknown') return dispatch(recheckAttempt(operation, username, attempt));
    attemptStorage(operation, username).clearOpen();
    if (error && kind === 'unsent') return { phase: 'unsent', message: error.message };
    return {
      phase: 'refused',
      ...answer,
      ...(errorCode !== undefined && { errorCode }),
      ...(errors && { errors }),
    };
  };
