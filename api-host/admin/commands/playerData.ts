import { exportData } from '../../repositories/dataExport';
import { accountDeletionsRepository } from '../../repositories/accountDeletions';
import { keepAccount, orderDeletion } from '../../useCases/deleteAccount';
import { nothingToDo, Refusal, type ChangeCommand } from '../command';
import { formatInstant } from '../table';
import { parseReason } from '../values';
import { balanceText, optionalReason, playerNamed, reasonOption, usernameArg } from './lookups';

const exportOne: ChangeCommand = {
  words: 'players export',
  meaning: 'Prints all data of a player, for a player who asks support for it. The look is recorded.',
  details: [
    'It is what the player gets on the personal page: no secrets, hashes or keys. Into a file: npm run --silent admin -- players export <username> --yes --json > file.json',
  ],
  args: [usernameArg],
  options: [reasonOption],
  examples: [
    {
      typed: 'players export demo --reason "asked for it in ticket 815"',
      meaning: 'what there is about demo',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = optionalReason(input);
    return {
      question: [`This prints all data of ${player.username}: name, contacts, money, sign-ins.`],
      async apply() {
        const data = await exportData(db, player.id, new Date());
        return {
          lines: JSON.stringify(data, null, 2).split('\n'),
          json: { data },
          audit: { target: `player ${player.username}`, reason, before: null, after: null },
        };
      },
    };
  },
};

const deleteOne: ChangeCommand = {
  words: 'players delete',
  meaning:
    'Has a player’s account deleted in 14 days, at the player’s wish. They are notified, and signed out.',
  details: [
    'Until then the player, or players keep, takes it back. Then name, contacts and sign-ins go; the ledger keeps its sums.',
  ],
  args: [usernameArg],
  options: [{ name: 'reason', value: 'text', meaning: 'why, for the audit', required: true }],
  examples: [
    { typed: 'players delete demo --reason "asked by his phone, ticket 816"', meaning: 'demo has 14 days' },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    const waits = await accountDeletionsRepository(db).dueAt(player.id);
    if (waits) return nothingToDo(`${player.username} will be deleted ${formatInstant(waits)}.`);
    return {
      question: [
        `This deletes the account ${player.username} in 14 days: "${reason}".`,
        `They have ${balanceText(player)}, which nobody gets back then.`,
      ],
      async apply(trx) {
        const dueAt = await orderDeletion(trx, player.id);
        if (!dueAt) throw new Refusal(`${player.username} waits for the deletion already.`);
        return {
          lines: [`${player.username} will be deleted ${formatInstant(dueAt)}, and is signed out.`],
          json: { username: player.username, deletesAt: dueAt },
          audit: {
            target: `player ${player.username}`,
            reason,
            before: { deletesAt: null },
            after: { deletesAt: dueAt },
          },
        };
      },
    };
  },
};

const keepOne: ChangeCommand = {
  words: 'players keep',
  meaning: 'Keeps an account that waits for its deletion. The player is notified.',
  args: [usernameArg],
  options: [reasonOption],
  examples: [{ typed: 'players keep demo --reason "it was not him"', meaning: 'demo stays' }],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = optionalReason(input);
    const dueAt = await accountDeletionsRepository(db).dueAt(player.id);
    if (!dueAt) return nothingToDo(`${player.username} waits for no deletion.`);
    return {
      question: [`This keeps ${player.username}, who would be deleted ${formatInstant(dueAt)}.`],
      async apply(trx) {
        if (!(await keepAccount(trx, null, player.id, null)))
          throw new Refusal(`${player.username} waits for no deletion any more.`);
        return {
          lines: [`${player.username} is kept.`],
          json: { username: player.username, deletesAt: null },
          audit: {
            target: `player ${player.username}`,
            reason,
            before: { deletesAt: dueAt },
            after: { deletesAt: null },
          },
        };
      },
    };
  },
};

export const playerDataCommands = [exportOne, deleteOne, keepOne];
