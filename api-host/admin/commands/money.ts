import { recallCredit, refundCredit } from '../../repositories/ledger';
import { balanceOf, lockBalance } from '../../repositories/operatorPlayers';
import { actionByRequest, recentlyDone, type OperatorAction } from '../../repositories/operatorActions';
import { MAX_KP } from '../../domain/money';
import {
  Refusal,
  UsageError,
  type ChangeCommand,
  type Db,
  type Output,
  type Plan,
  type Reading,
} from '../command';
import { cell, formatInstant } from '../table';
import { parseKp, parseReason } from '../values';
import {
  accessToPlayer,
  assertNotDeleted,
  balanceText,
  neededReason,
  playerNamed,
  usernameArg,
} from './lookups';

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
    `"${cell(typed)}" is not a valid id: use 1 to 64 letters, digits and . : / _ -, such as ticket-812.`,
  );
}

/** The result for an id that was already used: nothing to do for the same movement, a Refusal for another one. */
function repeated(known: OperatorAction, words: string, target: string, kp: number): Output {
  const same = known.action === words && known.target === target && known.after?.kp === kp;
  if (!same)
    throw new Refusal(
      `The id ${known.requestId ?? ''} was already used for another movement (audit ${known.id}: ${known.action}, ${known.target}); choose another.`,
    );
  const line = `${known.operator} already did this at ${formatInstant(known.at)} (audit ${known.id}).`;
  return { lines: [`${line} Nothing to do.`], json: { changed: false, message: line, ...known.after } };
}

const movement = ({ words, expected, move, asks, tells }: Movement): ChangeCommand['plan'] =>
  async function plan(db, input): Promise<Plan | Reading> {
    const player = await playerNamed(db, input.arg('username'));
    const kp = parseKp(input.arg('kp'));
    const reason = parseReason(input.required('reason'));
    const id = requestId(input.option('id'));
    const target = `player ${player.username}`;
    const access = accessToPlayer(player, 'balance', reason);
    const known = id === undefined ? undefined : await actionByRequest(db, id);
    if (known) return { ...repeated(known, words, target, kp), access };
    const after = expected(player, kp);
    if (BigInt(after.credit) > MAX_KP || BigInt(after.debt) > MAX_KP)
      throw new Refusal(
        `${player.username} has ${balanceText(player)}: the result is more than a balance can hold.`,
        access,
      );
    return {
      moves: { kp, username: player.username, reason },
      question: [
        `${asks(kp, player.username)}: "${reason}".`,
        `Their balance changes from ${balanceText(player)} to ${balanceText(after)}.`,
      ],
      access,
      async apply(trx) {
        // The lock lasts until the commit: no other transaction moves this player's KP.
        const before = await lockBalance(trx, player.id);
        await assertNotDeleted(trx, player);
        const transactionId = await move(trx, player.id, kp, reason);
        const twin = id === undefined && (await recentlyDone(trx, { action: words, target, reason, kp }));
        if (twin)
          throw new Refusal(
            `${twin.operator} already did the same at ${formatInstant(twin.at)} (audit ${twin.id}): to repeat it on purpose, pass a new --id.`,
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

const args = [usernameArg, { name: 'kp', meaning: 'number of KP, digits only' }];
const options = [
  neededReason,
  {
    name: 'id',
    value: 'id',
    meaning: 'your own id for this movement, such as a ticket number: the same id never moves KP twice',
  },
];
const twice = 'Without --id the same command is refused for an hour, so that it is not repeated by mistake.';

const recall: ChangeCommand = {
  words: 'recall',
  meaning: 'Takes KP back from a player. KP that they have already spent become debt.',
  details: ['Debt is repaid first by the player’s next top-ups.', twice],
  args,
  options,
  examples: [
    {
      typed: 'recall demo 5000 --reason "charged back by their bank" --id ticket-812',
      meaning: 'takes 5000 KP; any missing KP become debt',
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
  meaning: 'Gives KP back to a player. Debt is repaid first.',
  details: [
    'A recharge that the game server refuses is refunded automatically. Use this command for refunds that you decide.',
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
