import type { FieldErrors } from '@portal/contract';

/**
 * Where something stands that must be done once at most: a recharge, a migration (GAME-5, GAME-6, GAME-8, MIG-4):
 * submitting → succeeded | refused | unsent, or, when no answer came, → checking →
 * succeeded | refused | unconfirmed (not found: may be sent again) | unreachable (could not be checked).
 * `pending`: the host has taken it on and will end it later.
 */
export type IntentionState<Wish> =
  | { phase: 'idle' }
  | { phase: 'submitting' | 'checking' | 'unconfirmed' | 'unreachable'; wish: Wish }
  | { phase: 'succeeded'; wish: Wish; pending: boolean; message?: string }
  | { phase: 'refused'; errorCode?: string; message?: string; errors?: FieldErrors }
  | { phase: 'unsent'; message: string }
  | { phase: 'elsewhere' };

export type IntentionPhase = IntentionState<unknown>['phase'];

export type IntentionOutcome<Wish> = Exclude<
  IntentionState<Wish>,
  { phase: 'idle' | 'submitting' | 'checking' }
>;

/** Whether one is under way, or its outcome has to be settled first; then nothing new may be sent. */
export const isUnsettled = ({ phase }: { phase: IntentionPhase }): boolean =>
  phase === 'submitting' || phase === 'checking' || phase === 'unconfirmed' || phase === 'unreachable';
