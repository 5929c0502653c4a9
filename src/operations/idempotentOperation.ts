import type { ActionResult, Proofs } from '@portal/contract';
import type { HostErrorBody, PortalError } from '../api/portalError';
import type { AppThunk, RootState } from '../store/types';
import type { OperationAttempt } from './attempt';
import type { OperationActions } from './operationSlice';
import type { OperationState } from './operationState';

/** The status of an operation according to the host's own data. */
export type ObservedStatus = 'pending' | 'success' | 'failed';

/** The host's data at one point in time. An operation's effect is the difference from the data before it was sent. */
export interface HistorySnapshot<Payload> extends Pick<OperationAttempt<Payload>, 'knownIds' | 'credit'> {
  /** undefined: the attempt left no trace. */
  find: (attempt: OperationAttempt<Payload>) => ObservedStatus | undefined;
}

interface SendResult {
  data?: (ActionResult & HostErrorBody) | null | undefined;
  error?: object | undefined;
}

/**
 * A kind of operation that must happen at most once (GAME-8, docs/decisions/0003): how it is sent, how its effect is found, and
 * the slice that holds its state. `name` is also part of the names of its lock and of its localStorage keys.
 */
export interface IdempotentOperation<Payload> {
  name: string;
  actions: OperationActions<Payload>;
  selectState: (state: RootState) => OperationState<Payload>;
  /** Reads a stored payload; null only if a field needed to resend it is missing, so that nothing under way is dropped (HOST-3). */
  readPayload: (value: unknown) => Payload | null;
  isSamePayload: (a: Payload, b: Payload) => boolean;
  /** Taken before a new attempt, or to find the outcome of `attempt`. */
  takeSnapshot: (
    attempt?: OperationAttempt<Payload>,
  ) => AppThunk<Promise<HistorySnapshot<Payload> | PortalError>>;
  /** `proofs`: the proofs that the host asked for (SAFE-6). They are not part of the attempt, because attempts are stored. */
  send: (attempt: OperationAttempt<Payload>, proofs: Proofs) => AppThunk<PromiseLike<SendResult>>;
  /** Whether the body of a 2xx answer is a refusal (GAME-6, MIG-4). */
  isRefusal: (body: HostErrorBody) => boolean;
  /** Tags to invalidate once a check has found that the operation happened. */
  invalidatesTags: readonly ('Me' | 'AccountZones')[];
  /** The message for an operation that failed after the host had accepted it. */
  failedMessage: () => string;
}
