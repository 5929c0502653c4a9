import { claimRefusals, type ClaimRefusal } from '@portal/contract';
import { refuseClaim, type ClaimRow } from '../../repositories/operatorClaims';
import { balanceOf, lockBalance } from '../../repositories/operatorPlayers';
import { creditClaim } from '../../repositories/transferClaims';
import { Refusal, type Command } from '../command';
import { PROGRAM } from '../programName';
import { parseChoice, parseReason } from '../values';
import { claimArg, claimNumbered } from './claims';
import { accessTo, assertNotDeleted, balanceText, neededReason, playerNamed } from './lookups';
import { described } from './transferChanges';
import { assertWaiting, crediting, methodOption, settledMeanwhile } from './transferCrediting';
import { accessToTransfer, transferArgs, transferNamed } from './transfers';

const what = ({ id, username, amount }: ClaimRow): string =>
  `Claim ${id}: ${username} claims to have transferred ${amount} VND.`;

/** Throws a Refusal if the claim has already been decided. */
function open(claim: ClaimRow): void {
  if (claim.state !== 'open')
    throw new Refusal(
      `Claim ${claim.id} was already ${claim.state}: see ${PROGRAM} claims show ${claim.id}.`,
    );
}

const accept: Command = {
  words: 'claims accept',
  meaning: 'Credits a waiting transfer to the player who claims it.',
  details: [
    'Works like `transfers assign`, at today’s rates and bonuses and with the same --method, and settles the claim. A transfer is never credited twice.',
  ],
  args: [claimArg, ...transferArgs],
  options: [methodOption, { ...neededReason, meaning: 'how you know that they paid, for the audit' }],
  examples: [
    {
      typed: 'claims accept 1 techcombank FT26325777001 --reason "receipt in ticket 812"',
      meaning: 'credits that transfer to the player of claim 1',
    },
  ],
  async plan(db, input) {
    const claim = await claimNumbered(db, input.arg('claim'));
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const reason = parseReason(input.required('reason'));
    open(claim);
    assertWaiting(transfer);
    const player = await playerNamed(db, claim.username);
    const credit = await crediting(db, transfer, { playerId: player.id, named: input.option('method') });
    const { kp, ref, topUp } = credit;
    const differs =
      transfer.amount === claim.amount ? [] : [`The amounts differ: the transfer is ${transfer.amount} VND.`];
    return {
      moves: { kp, username: player.username, reason },
      question: [
        what(claim),
        described(transfer),
        ...differs,
        ...credit.notes,
        `This credits ${kp} KP (${credit.split}) to ${player.username}, who has ${balanceText(player)}.`,
      ],
      access: accessToTransfer(transfer, { claim: claim.id, username: player.username }, reason),
      async apply(trx) {
        const before = await lockBalance(trx, player.id);
        await assertNotDeleted(trx, player);
        await credit.prepare(trx);
        const outcome = await creditClaim(trx, claim.id, ref, { topUp, automatic: false });
        if (outcome === 'transfer-settled') throw await settledMeanwhile(trx, ref);
        if (outcome !== 'credited') throw new Refusal(`Claim ${claim.id} was decided in the meantime.`);
        const after = await balanceOf(trx, player.id);
        const { transactionId } = await transferNamed(trx, ref.provider, ref.externalId);
        return {
          lines: [`Credited ${kp} KP to ${player.username}, who now has ${balanceText(after)}.`],
          json: { claim: claim.id, username: player.username, kp, transactionId, ...after },
          audit: {
            target: `transfer ${ref.provider}/${ref.externalId}`,
            reason,
            before: { ...credit.before, claim: claim.id, ...before },
            after: { ...credit.after, username: player.username, kp, transactionId, ...after },
          },
        };
      },
    };
  },
};

const meanings: Record<ClaimRefusal, string> = {
  notFound: 'no transfer matches the claim',
  creditedBefore: 'the transfer was already credited to them',
  sentBack: 'the money was sent back',
  askSupport: 'the player should contact support',
};

const refuse: Command = {
  words: 'claims refuse',
  meaning: 'Refuses a claim; no money moves. The player sees the reason given with --because.',
  details: [
    `The reasons that a player can see are ${claimRefusals.map((name) => `${name} (${meanings[name]})`).join(', ')}. --reason is only for the audit. Never tell a player about other players’ transfers.`,
  ],
  args: [claimArg],
  options: [
    {
      name: 'because',
      value: 'why',
      meaning: `shown to the player: ${claimRefusals.join(', ')}`,
      required: true,
    },
    neededReason,
  ],
  examples: [
    {
      typed: 'claims refuse 2 --because notFound --reason "nothing of this amount in the statement"',
      meaning: 'the player sees that no transfer was found',
    },
  ],
  async plan(db, input) {
    const claim = await claimNumbered(db, input.arg('claim'));
    const refusal = parseChoice(input.required('because'), 'reason for the player', claimRefusals);
    const reason = parseReason(input.required('reason'));
    open(claim);
    return {
      question: [what(claim), `This refuses the claim: ${meanings[refusal]}.`],
      access: accessTo(`claim ${claim.id}`, { username: claim.username }, reason),
      async apply(trx) {
        if (!(await refuseClaim(trx, claim, refusal)))
          throw new Refusal(`Claim ${claim.id} was decided in the meantime.`);
        return {
          lines: [`Refused claim ${claim.id}.`],
          json: { claim: claim.id, state: 'refused', refusal },
          audit: {
            target: `claim ${claim.id}`,
            reason,
            before: { state: 'open' },
            after: { state: 'refused', refusal },
          },
        };
      },
    };
  },
};

export const claimChanges = [accept, refuse];
