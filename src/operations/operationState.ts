import type { FieldErrors } from '@portal/contract';

/**
 * The state of an operation that must happen at most once: a recharge or a migration (GAME-5, GAME-6, GAME-8, MIG-4).
 *
 *     submitting → succeeded | refused | unsent
 *     no answer  → checking → succeeded | refused | unconfirmed | unreachable
 *
 * `unconfirmed`: the host has no trace of it, so it may be sent again; `message`: why the last repeat was not processed.
 * `unreachable`: the host's data could not be read.
 * `at`: when it succeeded, in ms of this machine's clock, which distinguishes two equal operations.
 * `elsewhere`: another tab is running one. `pending`: the host accepted it and will finish it later.
 */
export type OperationState<Payload> =
  | { phase: 'idle' }
  | { phase: 'submitting' | 'checking' | 'unreachable'; payload: Payload }
  | { phase: 'unconfirmed'; payload: Payload; message?: string }
  | { phase: 'succeeded'; payload: Payload; pending: boolean; at?: number; message?: string }
  | { phase: 'refused'; errorCode?: string; message?: string; errors?: FieldErrors }
  | { phase: 'unsent'; message: string }
  | { phase: 'elsewhere' };

export type OperationPhase = OperationState<unknown>['phase'];

export type OperationOutcome<Payload> = Exclude<
  OperationState<Payload>,
  { phase: 'idle' | 'submitting' | 'checking' }
>;

/** Whether OperationNotice shows the phase as an alert. Its other notices belong in a live region that is already mounted. */
export const isAlertPhase = (phase: OperationPhase): boolean =>
  phase === 'refused' ||
  phase === 'unsent' ||
  phase === 'elsewhere' ||
  phase === 'unconfirmed' ||
  phase === 'unreachable';

/** Whether an operation is running or its outcome is still unknown. Nothing new may be sent until that is settled. */
export const isUnsettled = ({ phase }: { phase: OperationPhase }): boolean =>
  phase === 'submitting' || phase === 'checking' || phase === 'unconfirmed' || phase === 'unreachable';
