import { claimRefusals, claimStates, type TransferClaim, type TransferClaimPayload } from '@portal/contract';
import { fieldDay, fieldTime } from '../../lib/dates';

/** What is typed; day and time are those of the player's clock. */
export interface ClaimValues {
  amount: string;
  day: string;
  time: string;
  method: string;
  reference: string;
}

/** The form as it opens: now, since most players ask at once. `now` in ms. */
export function emptyClaim(now: number): ClaimValues {
  return {
    amount: '',
    day: fieldDay(now),
    time: fieldTime(now),
    method: '',
    reference: '',
  };
}

/** An amount as it is typed, with a dot between thousands: '100000' is '100.000'. */
export const groupedAmount = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, 13)
    .replace(/\B(?=(\d{3})+$)/g, '.');

/** What is sent. */
export function payloadOf({ amount, day, time, method, reference }: ClaimValues): TransferClaimPayload {
  const at = new Date(`${day}T${time}`);
  return {
    amount: Number(amount.replace(/\D/g, '')),
    transferredAt: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
    ...(method !== '' && { method }),
    ...(reference.trim() !== '' && { reference: reference.trim() }),
  };
}

const tones = { open: 'warning', credited: 'success', refused: 'error' } as const;

/** How a state is shown; one that the portal does not know is still open. */
export function claimState({ state }: Pick<TransferClaim, 'state'>) {
  const known = claimStates.find((one) => one === state) ?? 'open';
  return { state: known, tone: tones[known] };
}

/** The reason that a player reads; one that the portal does not know points to support. */
export const refusalOf = ({ refusal }: Pick<TransferClaim, 'refusal'>) =>
  claimRefusals.find((known) => known === refusal) ?? 'askSupport';
