import type { ActionResult, Proofs } from '@portal/contract';
import type { HostErrorBody, PortalError } from '../api/portalError';
import type { AppThunk, RootState } from '../store/types';
import type { OperationAttempt } from './attempt';
import type { OperationActions } from './operationSlice';
import type { OperationState } from './operationState';

/** The status of an operation as the host's own data show it. */
export type ObservedStatus = 'pending' | 'success' | 'failed';

/** The host's data at one point in time. An operation's own effect is what was not there before it was sent. */
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
  /** Reads a stored payload; null only without what is needed to send it again, so that nothing under way is dropped (HOST-3). */
  readPayload: (value: unknown) => Payload | null;
  isSamePayload: (a: Payload, b: Payload) => boolean;
  /** For a new attempt, or for what became of `attempt`. */
  takeSnapshot: (
    attempt?: OperationAttempt<Payload>,
  ) => AppThunk<Promise<HistorySnapshot<Payload> | PortalError>>;
  /** `proofs`: what the host has asked for (SAFE-6). They are in no attempt, since attempts are stored. */
  send: (attempt: OperationAttempt<Payload>, proofs: Proofs) => AppThunk<PromiseLike<SendResult>>;
  /** Whether the body of a 2xx answer is a refusal (GAME-6, MIG-4). */
  isRefusal: (body: HostErrorBody) => boolean;
  /** Tags to invalidate once a check has found that the operation happened. */
  invalidatesTags: readonly ('Me' | 'AccountZones')[];
  /** What the player reads when the operation failed after the host had accepted it. */
  failedMessage: () => string;
}
