import { claimRefusals, claimStates, type TransferClaim, type TransferClaimPayload } from '@portal/contract';
import { fieldDay, fieldTime } from '../../lib/dates';

/** The typed values; day and time are those of the player's clock. */
export interface ClaimValues {
  amount: string;
  day: string;
  time: string;
  method: string;
  reference: string;
}

/** The initial values: the current day and time, since most players claim right after the transfer. `now` in ms. */
export function emptyClaim(now: number): ClaimValues {
  return {
    amount: '',
    day: fieldDay(now),
    time: fieldTime(now),
    method: '',
    reference: '',
  };
}

/** The decimals of a pasted amount such as '1,500,000.00': they follow another sign than the thousands. */
const decimals = /([.,])(\d{3})(?!\1)[.,]\d{2}(?!\d)/;

/** An amount as it is typed, with a dot between thousands: '100000' is '100.000'. */
export const groupedAmount = (typed: string): string =>
  typed
    .replace(decimals, '$1$2')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .slice(0, 13)
    .replace(/\B(?=(\d{3})+$)/g, '.');

/** The payload for the typed values. */
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

/** How a state is shown; an unknown one is shown as open. */
export function claimState({ state }: Pick<TransferClaim, 'state'>) {
  const known = claimStates.find((one) => one === state) ?? 'open';
  return { state: known, tone: tones[known] };
}

/** The reason that is shown to the player; an unknown one refers them to support. */
export const refusalOf = ({ refusal }: Pick<TransferClaim, 'refusal'>) =>
  claimRefusals.find((known) => known === refusal) ?? 'askSupport';
