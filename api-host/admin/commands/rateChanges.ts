import { MAX_KP } from '../../domain/money';
import { Refusal, type Input, type Plan } from '../command';
import { PROGRAM } from '../programName';
import { parseRate } from '../values';
import { EVERYBODY } from './lookups';

/** Such a change of a rate is more likely a misplaced point, or a percentage, than meant. */
export const SLIP_FACTOR = 10;

/** A rate in units of 10⁻¹⁸, the smallest that parseRate reads: floating point puts 0.7 / 0.07 below 10. */
function unitsOf(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(`${whole}${fraction.padEnd(18, '0')}`);
}

/** Whether one rate is at least SLIP_FACTOR times the other. */
export function isSlip(one: string, other: string): boolean {
  const [less = 0n, more = 0n] = [unitsOf(one), unitsOf(other)].sort((a, b) => (a < b ? -1 : 1));
  return more >= less * BigInt(SLIP_FACTOR);
}

/** Whether a bonus rate is probably a slip: 100% or more, or a rise by SLIP_FACTOR. */
export function isBonusSlip(was: string, rate: string): boolean {
  const [before, now] = [unitsOf(was), unitsOf(rate)];
  return now >= unitsOf('1') || (before > 0n && now >= before * BigInt(SLIP_FACTOR));
}

/** The current rate, if the operator has typed it. */
export function typedRate(input: Input): string | undefined {
  const from = input.option('from');
  return from === undefined ? undefined : parseRate(from, 'zero');
}

/** Throws a Refusal if a change is probably a slip (`slip` says of what), unless the operator has typed the current value (`known`) as well. */
export function refuseSlip(
  {
    what = 'rate',
    was,
    slip,
    list,
  }: { what?: string; was: string; slip: string | false | undefined; list: string },
  known: string | undefined,
): void {
  if (known !== undefined && known !== was)
    throw new Refusal(`The current ${what} is ${was}, not ${known}: see ${PROGRAM} ${list}.`);
  if (known === undefined && slip) throw new Refusal(`${slip} If that is meant, add --from ${was}.`);
}

/** The transfer by which a change of a rate counts towards the operator's limit. */
export const COUNTED_VND = 1_000_000;

export const countedDetail = `For your limit it counts as the KP that a transfer of ${COUNTED_VND} VND then brings more than before, like a refund.`;

/** The KP that a change moves for all players, for the operator's limit (docs/decisions/0103); undefined if it brings no more. */
export function movesByRate(
  { was, now }: { was: bigint; now: bigint },
  reason: string | undefined,
): Plan['moves'] {
  if (now <= was) return undefined;
  const more = now - was;
  return { kp: Number(more < MAX_KP ? more : MAX_KP), username: EVERYBODY, reason };
}

/** The part of the audit entry by which it counts. */
export const countedIn = (moves: Plan['moves']): Record<string, unknown> =>
  moves ? { kp: moves.kp, username: moves.username } : {};
