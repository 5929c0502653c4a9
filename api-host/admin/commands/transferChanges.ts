import { balanceOf, lockBalance } from '../../repositories/operatorPlayers';
import { setTransferState, type TransferRow } from '../../repositories/operatorTransfers';
import { assignTransfer } from '../../repositories/transfers';
import type { Command, Db } from '../command';
import { printable } from '../table';
import { parseReason } from '../values';
import { assertNotDeleted, balanceText, neededReason, playerNamed, reasonOption } from './lookups';
import { assertWaiting, crediting, methodOption, settled, settledMeanwhile } from './transferCrediting';
import { accessToTransfer, nameOf, transferArgs, transferNamed } from './transfers';

export const described = (transfer: TransferRow): string =>
  `Transfer ${nameOf(transfer)}: ${transfer.amount} VND, "${printable(transfer.content)}".`;

const assign: Command = {
  words: 'transfers assign',
  meaning: 'Credits a waiting transfer to a player, at today’s rates and bonuses.',
  details: [
    'A transfer is never credited twice. The player sees the KP arrive immediately.',
    'A transfer that waits under the name of a bank feed (sepay, payos, casso) needs --method: its account belongs to no payment method, or to several. It is then recorded under that method. A transfer that another sender reported stays under its name.',
  ],
  args: [...transferArgs, { name: 'username', meaning: 'the exact username of the player who paid' }],
  options: [methodOption, { ...reasonOption, meaning: 'how you know who paid, for the audit' }],
  examples: [
    {
      typed: 'transfers assign techcombank FT26325123456 demo --reason "receipt in ticket 812"',
      meaning: 'demo gets the KP',
    },
    {
      typed: 'transfers assign sepay sepay:92704 demo --method techcombank --reason "receipt in ticket 813"',
      meaning: 'a transfer to an account of no payment method, at the rates of techcombank',
    },
  ],
  async plan(db, input) {
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const given = input.option('reason');
    const reason = given === undefined ? undefined : parseReason(given);
    assertWaiting(transfer);
    const player = await playerNamed(db, input.arg('username'));
    const credit = await crediting(db, transfer, { playerId: player.id, named: input.option('method') });
    const { kp, ref } = credit;
    return {
      moves: { kp, username: player.username, reason },
      question: [
        described(transfer),
        ...credit.notes,
        `This credits ${kp} KP (${credit.split}) to ${player.username}${player.fullName && ` (${printable(player.fullName)})`}, who has ${balanceText(player)}.`,
      ],
      access: accessToTransfer(transfer, { username: player.username }, reason),
      async apply(trx) {
        const before = await lockBalance(trx, player.id);
        await assertNotDeleted(trx, player);
        await credit.prepare(trx);
        if (!(await assignTransfer(trx, ref, credit.topUp))) throw await settledMeanwhile(trx, ref);
        const after = await balanceOf(trx, player.id);
        const { transactionId } = await transferNamed(trx, ref.provider, ref.externalId);
        return {
          lines: [`Credited ${kp} KP to ${player.username}, who now has ${balanceText(after)}.`],
          json: { username: player.username, kp, transactionId, ...after },
          audit: {
            target: `transfer ${ref.provider}/${ref.externalId}`,
            reason,
            before: { ...credit.before, ...before },
            after: { ...credit.after, username: player.username, kp, transactionId, ...after },
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
    access: accessToTransfer(transfer, {}, reason),
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
    assertWaiting(transfer);
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
    if (transfer.state !== 'declined') throw settled(transfer);
    return moved(transfer, 'unmatched', reason, {
      question: 'This reopens it: it waits for an operator again.',
      done: `Transfer ${nameOf(transfer)} is waiting again.`,
    });
  },
};

export const transferChanges = [assign, reject, reopen];
