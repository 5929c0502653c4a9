import { isBankFeedName } from '../../domain/bankFeeds';
import { topUpParts, type TopUpParts } from '../../domain/money';
import type { Method } from '../../domain/paymentMethod';
import { methodByName } from '../../repositories/catalogue';
import { balanceOf, lockBalance } from '../../repositories/operatorPlayers';
import { setTransferState, transferRow, type TransferRow } from '../../repositories/operatorTransfers';
import { assignTransfer } from '../../repositories/transfers';
import { Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable } from '../table';
import { parseReason } from '../values';
import { balanceText, neededReason, playerNamed, reasonOption } from './lookups';
import { nameOf, transferArgs, transferNamed } from './transfers';

export const described = (transfer: TransferRow): string =>
  `Transfer ${nameOf(transfer)}: ${transfer.amount} VND, "${printable(transfer.content)}".`;

/** Explains why a transfer in this state can't be changed. */
function settled(transfer: TransferRow): string {
  if (transfer.state === 'credited')
    return `Transfer ${nameOf(transfer)} was already credited to ${transfer.username ?? ''}. To correct a mistake, see ${PROGRAM} recall --help.`;
  if (transfer.state === 'declined')
    return `Transfer ${nameOf(transfer)} was rejected: first reopen it with ${PROGRAM} transfers reopen.`;
  return `Transfer ${nameOf(transfer)} is already waiting.`;
}

/** The Refusal for a transfer that another operator settled in the meantime. */
export async function settledMeanwhile(db: Db, transfer: TransferRow): Promise<Refusal> {
  const now = await transferRow(db, transfer.provider, transfer.externalId);
  return new Refusal(now ? settled(now) : 'The transfer no longer exists.');
}

/** Throws a Refusal if the transfer is not waiting for an operator. */
export function waiting(transfer: TransferRow): void {
  if (transfer.state === 'credited' || transfer.state === 'declined') throw new Refusal(settled(transfer));
}

/** The method of a transfer, and its KP at today's rates. Throws a Refusal for less than 1 KP or more than a balance can hold. */
export async function worth(db: Db, transfer: TransferRow): Promise<{ method: Method; parts: TopUpParts }> {
  const method = await methodByName(db, transfer.provider);
  if (!method && isBankFeedName(transfer.provider))
    throw new Refusal(
      `The transfer’s account belongs to no payment method or to several, so its rates are unknown: see ${PROGRAM} methods list, then let ${transfer.provider} report the transfer again.`,
    );
  if (!method)
    throw new Refusal(
      `${transfer.provider} is not a payment method, so its rate is unknown: add it with ${PROGRAM} methods add.`,
    );
  const parts = topUpParts(transfer.amount, method.rates);
  if (!parts)
    throw new Refusal(
      `At the rates of ${method.name} the transfer is worth more than a balance can hold: reject it, and return the payment through the bank.`,
    );
  if (parts.recharge === 0n)
    throw new Refusal(
      `At the rates of ${method.name} the transfer is worth less than 1 KP: reject it, and return the payment through the bank.`,
    );
  return { method, parts };
}

const assign: Command = {
  words: 'transfers assign',
  meaning: 'Credits a waiting transfer to a player, at today’s rates and bonuses.',
  details: ['A transfer is never credited twice. The player sees the KP arrive immediately.'],
  args: [...transferArgs, { name: 'username', meaning: 'the exact username of the player who paid' }],
  options: [{ ...reasonOption, meaning: 'how you know who paid, for the audit' }],
  examples: [
    {
      typed: 'transfers assign techcombank FT26325123456 demo --reason "receipt in ticket 812"',
      meaning: 'demo gets the KP',
    },
  ],
  async plan(db, input) {
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const given = input.option('reason');
    const reason = given === undefined ? undefined : parseReason(given);
    waiting(transfer);
    const player = await playerNamed(db, input.arg('username'));
    const { method, parts } = await worth(db, transfer);
    const kp = Number(parts.recharge + parts.bonus);
    const topUp = { playerId: player.id, type: `topup.${method.kind}`, ...parts };
    return {
      moves: { kp, username: player.username, reason },
      question: [
        described(transfer),
        `This credits ${kp} KP (${parts.recharge} plus a bonus of ${parts.bonus}) to ${player.username}${player.fullName && ` (${printable(player.fullName)})`}, who has ${balanceText(player)}.`,
      ],
      async apply(trx) {
        const before = await lockBalance(trx, player.id);
        if (!(await assignTransfer(trx, transfer, topUp))) throw await settledMeanwhile(trx, transfer);
        const after = await balanceOf(trx, player.id);
        const { transactionId } = await transferNamed(trx, transfer.provider, transfer.externalId);
        return {
          lines: [`Credited ${kp} KP to ${player.username}, who now has ${balanceText(after)}.`],
          json: { username: player.username, kp, transactionId, ...after },
          audit: {
            target: `transfer ${transfer.provider}/${transfer.externalId}`,
            reason,
            before: { state: transfer.state, ...before },
            after: { state: 'credited', username: player.username, kp, transactionId, ...after },
          },
        };
      },
    };
  },
};

/** Moves a transfer to 'declined' or back; no money moves. */
function moved(
  transfer: TransferRow,
  to: 'declined' | 'unmatched',
  reason: string | undefined,
  texts: { question: string; done: string },
) {
  return {
    question: [described(transfer), texts.question],
    async apply(trx: Db) {
      if (!(await setTransferState(trx, transfer, to))) throw await settledMeanwhile(trx, transfer);
      return {
        lines: [texts.done],
        json: { provider: transfer.provider, externalId: transfer.externalId, state: to },
        audit: {
          target: `transfer ${transfer.provider}/${transfer.externalId}`,
          reason,
          before: { state: transfer.state },
          after: { state: to },
        },
      };
    },
  };
}

const reject: Command = {
  words: 'transfers reject',
  meaning: 'Rejects a transfer that belongs to no player; it is not credited.',
  details: [
    'No money moves: return the payment through the bank. `transfers reopen` reverses the rejection.',
  ],
  args: transferArgs,
  options: [neededReason],
  examples: [
    {
      typed: 'transfers reject techcombank FT26325123456 --reason "rent, sent to us by mistake; returned"',
      meaning: 'removes it from the list of waiting transfers',
    },
  ],
  async plan(db, input) {
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const reason = parseReason(input.required('reason'));
    waiting(transfer);
    return moved(transfer, 'declined', reason, {
      question: 'This rejects it; nobody is credited.',
      done: `Rejected transfer ${nameOf(transfer)}.`,
    });
  },
};

const reopen: Command = {
  words: 'transfers reopen',
  meaning: 'Reopens a rejected transfer, so that it can be assigned.',
  args: transferArgs,
  options: [neededReason],
  examples: [
    {
      typed: 'transfers reopen techcombank FT26325123456 --reason "the payer sent a receipt"',
      meaning: 'it can be assigned again',
    },
  ],
  async plan(db, input) {
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const reason = parseReason(input.required('reason'));
    if (transfer.state !== 'declined') throw new Refusal(settled(transfer));
    return moved(transfer, 'unmatched', reason, {
      question: 'This reopens it: it waits for an operator again.',
      done: `Transfer ${nameOf(transfer)} is waiting again.`,
    });
  },
};

export const transferChanges = [assign, reject, reopen];
