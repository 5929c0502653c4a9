import { recallCredit, refundCredit } from '../../repositories/ledger';
import { balanceOf, lockBalance } from '../../repositories/operatorPlayers';
import { actionByRequest, recentlyDone, type OperatorAction } from '../../repositories/operatorActions';
import { MAX_KP } from '../../domain/money';
import { Refusal, UsageError, type ChangeCommand, type Db, type Output, type Plan } from '../command';
import { cell, formatInstant } from '../table';
import { parseKp, parseReason } from '../values';
import { balanceText, playerNamed } from './lookups';

interface Movement {
  words: 'recall' | 'refund';
  /** The balance afterwards by the ledger's rules, for the question. */
  expected: (balance: Balance, kp: number) => Balance;
  move: (db: Db, playerId: number, kp: number, note: string) => Promise<number>;
  asks: (kp: number, username: string) => string;
  tells: (kp: number, username: string) => string;
}

interface Balance {
  credit: number;
  debt: number;
}

const REQUEST = /^[\w.:/-]{1,64}$/;

function requestId(typed: string | undefined): string | undefined {
  if (typed === undefined || REQUEST.test(typed)) return typed;
  throw new UsageError(
    `"${cell(typed)}" is no id: 1 to 64 letters, digits and . : / _ -, such as ticket-812.`,
  );
}

/** The result for an id that was used before: nothing to do for the same action, a Refusal for a different one. */
function repeated(known: OperatorAction, words: string, target: string, kp: number): Output {
  const same = known.action === words && known.target === target && known.after?.kp === kp;
  if (!same)
    throw new Refusal(
      `The id ${known.requestId ?? ''} stands for something else already (audit ${known.id}: ${known.action}, ${known.target}): take another.`,
    );
  const line = `This was done already, ${formatInstant(known.at)} by ${known.operator} (audit ${known.id}).`;
  return { lines: [`${line} Nothing to do.`], json: { changed: false, message: line, ...known.after } };
}

const movement = ({ words, expected, move, asks, tells }: Movement): ChangeCommand['plan'] =>
  async function plan(db, input): Promise<Plan | Output> {
    const player = await playerNamed(db, input.arg('username'));
    const kp = parseKp(input.arg('kp'));
    const reason = parseReason(input.required('reason'));
    const id = requestId(input.option('id'));
    const target = `player ${player.username}`;
    const known = id === undefined ? undefined : await actionByRequest(db, id);
    if (known) return repeated(known, words, target, kp);
    const after = expected(player, kp);
    if (BigInt(after.credit) > MAX_KP || BigInt(after.debt) > MAX_KP)
      throw new Refusal(
        `${player.username} has ${balanceText(player)}: that is more than a balance can hold.`,
      );
    return {
      moves: { kp, username: player.username, reason },
      question: [
        `${asks(kp, player.username)}: "${reason}".`,
        `They have ${balanceText(player)}, and will have ${balanceText(after)}.`,
      ],
      async apply(trx) {
        // Locked until the commit: no other transaction moves this player's KP.
        const before = await lockBalance(trx, player.id);
        const transactionId = await move(trx, player.id, kp, reason);
        const twin = id === undefined && (await recentlyDone(trx, { action: words, target, reason, kp }));
        if (twin)
          throw new Refusal(
            `The same was done ${formatInstant(twin.at)} by ${twin.operator} (audit ${twin.id}): if it is meant once more, give it an --id of its own.`,
          );
        const now = await balanceOf(trx, player.id);
        return {
          lines: [`${tells(kp, player.username)}. They now have ${balanceText(now)}.`],
          json: { username: player.username, kp, transactionId, ...now },
          audit: {
            target,
            reason,
            before: { ...before },
            after: { kp, transactionId, ...now },
            requestId: id,
            movement: { playerId: player.id, transactionId },
          },
        };
      },
    };
  };

const args = [
  { name: 'username', meaning: 'the player’s exact username' },
  { name: 'kp', meaning: 'how many KP, in whole digits' },
];
const options = [
  { name: 'reason', value: 'text', meaning: 'why, for the audit', required: true },
  {
    name: 'id',
    value: 'id',
    meaning: 'your own id of this, such as a ticket’s: the same id never moves money twice',
  },
];
const twice =
  'Without --id the same command is refused for an hour, so that nothing happens twice by mistake.';

const recall: ChangeCommand = {
  words: 'recall',
  meaning: 'Takes KP back from a player; what they do not have becomes their debt.',
  details: ['The next top-ups repay a debt before they bring anything else.', twice],
  args,
  options,
  examples: [
    {
      typed: 'recall demo 5000 --reason "charged back by his bank" --id ticket-812',
      meaning: 'demo loses 5000 KP, or owes what they do not have',
    },
  ],
  plan: movement({
    words: 'recall',
    expected: ({ credit, debt }, kp) => ({
      credit: Math.max(0, credit - kp),
      debt: debt + Math.max(0, kp - credit),
    }),
    move: recallCredit,
    asks: (kp, username) => `This takes ${kp} KP back from ${username}`,
    tells: (kp, username) => `Took ${kp} KP back from ${username}`,
  }),
};

const refund: ChangeCommand = {
  words: 'refund',
  meaning: 'Gives KP back to a player; a debt is repaid first.',
  details: [
    'A recharge that the game server refuses is refunded by itself; this is for what a person decides.',
    twice,
  ],
  args,
  options,
  examples: [
    {
      typed: 'refund demo 5000 --reason "coins lost by zone 2, ticket 813" --id ticket-813',
      meaning: 'demo gets 5000 KP',
    },
  ],
  plan: movement({
    words: 'refund',
    expected: ({ credit, debt }, kp) => ({
      credit: credit + Math.max(0, kp - debt),
      debt: Math.max(0, debt - kp),
    }),
    move: refundCredit,
    asks: (kp, username) => `This gives ${kp} KP back to ${username}`,
    tells: (kp, username) => `Gave ${kp} KP back to ${username}`,
  }),
};

export const moneyCommands = [recall, refund];
