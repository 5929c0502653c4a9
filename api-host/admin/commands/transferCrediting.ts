import { isBankFeedName, isOfBankFeed } from '../../domain/bankFeeds';
import { topUpParts } from '../../domain/money';
import type { Method } from '../../domain/paymentMethod';
import { methodByName } from '../../repositories/catalogue';
import { moveTransfer, transferRow, type TransferRow } from '../../repositories/operatorTransfers';
import type { TopUp } from '../../repositories/transfers';
import { Refusal, type Db } from '../command';
import { PROGRAM } from '../programName';
import { cell } from '../table';
import { methodNamed } from './methods';
import { accessToTransfer, nameOf } from './transfers';

/** The Refusal for a transfer in a state in which it can't be changed. */
export function settled(transfer: TransferRow): Refusal {
  if (transfer.state === 'credited')
    return new Refusal(
      `Transfer ${nameOf(transfer)} was already credited to ${transfer.username ?? ''}. To correct a mistake, see ${PROGRAM} recall --help.`,
      accessToTransfer(transfer, { username: transfer.username }),
    );
  return new Refusal(
    transfer.state === 'declined'
      ? `Transfer ${nameOf(transfer)} was rejected: first reopen it with ${PROGRAM} transfers reopen.`
      : `Transfer ${nameOf(transfer)} is already waiting.`,
  );
}

type TransferRef = Pick<TransferRow, 'provider' | 'externalId'>;

/** The Refusal for a transfer that another operator settled in the meantime. */
export async function settledMeanwhile(db: Db, { provider, externalId }: TransferRef): Promise<Refusal> {
  const now = await transferRow(db, provider, externalId);
  return now
    ? settled(now)
    : new Refusal(
        `The transfer is no longer recorded there: see ${PROGRAM} transfers search --reference ${cell(externalId)}.`,
      );
}

/** Throws a Refusal if the transfer is not waiting for an operator. */
export function assertWaiting(transfer: TransferRow): void {
  if (transfer.state === 'credited' || transfer.state === 'declined') throw settled(transfer);
}

export const methodOption = {
  name: 'method',
  value: 'name',
  meaning:
    'payment method whose rates apply, for a transfer whose account belongs to none or to several, or to another one',
};

const unknownRates = ({ provider }: TransferRow): string =>
  isBankFeedName(provider)
    ? `The transfer’s account belongs to no payment method or to several, so its rates are unknown: name its method with --method (${PROGRAM} methods list), or correct the accounts and let ${provider} report the transfer again.`
    : `${provider} is not a payment method, so its rate is unknown: name a method with --method, or add it with ${PROGRAM} methods add.`;

/** The method whose rates apply: the transfer's own, or the one that the operator named. Throws a Refusal if it is unknown or not allowed. */
async function methodOf(db: Db, transfer: TransferRow, named: string | undefined): Promise<Method> {
  const { provider, externalId } = transfer;
  const name = named === undefined ? provider : (await methodNamed(db, named)).name;
  const method = await methodByName(db, name);
  if (!method) throw new Refusal(unknownRates(transfer));
  if (name === provider) return method;
  if (isOfBankFeed(externalId)) {
    if (await transferRow(db, name, externalId))
      throw new Refusal(
        `${name} already has a transfer ${cell(externalId)}: see ${PROGRAM} transfers show ${name} ${cell(externalId)}.`,
      );
  } else if (await methodByName(db, provider))
    throw new Refusal(
      `${provider} itself reported the transfer, so only its own rates apply: leave out --method.`,
    );
  return method;
}

/** How a waiting transfer is credited to a player, at today's rates. */
interface Crediting {
  kp: number;
  topUp: TopUp;
  /** Says that the method's rates apply, if the operator named it. */
  notes: string[];
  /** "20000 plus a bonus of 1600" */
  split: string;
  /** The transfer as it is recorded once credited. */
  ref: TransferRef;
  /** The transfer's part of the audit. */
  before: Record<string, string>;
  after: Record<string, string>;
  /** Records the transfer under the named method. Throws a Refusal if it isn't waiting any more. The balance must be locked. */
  prepare(trx: Db): Promise<void>;
}

/**
 * A bank feed's transfer moves to the method that the operator names, as it does when the feed reports it again. Any other stays under
 * the name of its sender, which would otherwise report it anew. Throws a Refusal for less than 1 KP or more than a balance can hold.
 */
export async function crediting(
  db: Db,
  transfer: TransferRow,
  { playerId, named }: { playerId: number; named: string | undefined },
): Promise<Crediting> {
  const method = await methodOf(db, transfer, named);
  const parts = topUpParts(transfer.amount, method.rates);
  if (!parts)
    throw new Refusal(
      `At the rates of ${method.name} the transfer is worth more than a balance can hold: reject it, and return the payment through the bank.`,
    );
  if (parts.recharge === 0n)
    throw new Refusal(
      `At the rates of ${method.name} the transfer is worth less than 1 KP: reject it, and return the payment through the bank.`,
    );
  const { externalId } = transfer;
  const isNamed = method.name !== transfer.provider;
  const moves = isNamed && isOfBankFeed(externalId);
  const ref = { provider: moves ? method.name : transfer.provider, externalId };
  return {
    kp: Number(parts.recharge + parts.bonus),
    topUp: { playerId, type: `topup.${method.kind}`, ...parts },
    notes: [
      ...(isNamed ? [`The rates of ${method.name} apply.`] : []),
      ...(moves ? [`The transfer is recorded under ${method.name} from now on.`] : []),
    ],
    split: `${parts.recharge} plus a bonus of ${parts.bonus}`,
    ref,
    before: { state: transfer.state, ...(moves && { provider: transfer.provider }) },
    after: { state: 'credited', ...(isNamed && { method: method.name }) },
    async prepare(trx) {
      if (moves && !(await moveTransfer(trx, transfer, method.name)))
        throw await settledMeanwhile(trx, transfer);
    },
  };
}
