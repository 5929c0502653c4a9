import { printableJson } from '../../domain/printable';
import { exportData } from '../../repositories/dataExport';
import { accountDeletionsRepository } from '../../repositories/accountDeletions';
import { accountsRepository } from '../../repositories/accounts';
import { keepAccount, orderDeletion } from '../../useCases/deleteAccount';
import { nothingToDo, Refusal, type ChangeCommand } from '../command';
import { formatInstant } from '../table';
import { parseReason } from '../values';
import {
  accessToPlayer,
  balanceText,
  neededReason,
  optionalReason,
  playerNamed,
  reasonOption,
  usernameArg,
} from './lookups';

const exportOne: ChangeCommand = {
  words: 'players export',
  meaning: 'Exports all data of a player, at their request. The access is recorded.',
  details: [
    'It is the same data as on the personal page, without secrets, hashes and keys. To write a file: npm run --silent admin -- players export <username> --reason <text> --yes --json > file.json',
  ],
  args: [usernameArg],
  options: [neededReason],
  examples: [
    {
      typed: 'players export demo --reason "requested in ticket 815"',
      meaning: 'all data of demo',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    return {
      question: [`This prints all data of ${player.username}: name, contacts, money and sign-ins.`],
      async apply() {
        const data = await exportData(db, player.id, new Date());
        return {
          lines: printableJson(JSON.stringify(data, null, 2)).split('\n'),
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
    'Schedules a player’s account for deletion in 14 days, at their request. They are notified and signed out.',
  details: [
    'Until then the player, or `players keep`, can cancel it. Afterwards name, contacts and sign-ins are erased; the ledger keeps all amounts.',
  ],
  args: [usernameArg],
  options: [neededReason],
  examples: [
    {
      typed: 'players delete demo --reason "requested by phone, ticket 816"',
      meaning: 'demo will be deleted in 14 days',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    const waits = await accountDeletionsRepository(db).dueAt(player.id);
    if (waits)
      return nothingToDo(
        `The deletion of ${player.username} is already scheduled for ${formatInstant(waits)}.`,
        accessToPlayer(player, 'deletion', reason),
      );
    const isSuspended = (await accountsRepository(db).byId(player.id)).suspendedAt !== null;
    return {
      question: [
        `This schedules ${player.username} for deletion in 14 days: "${reason}".`,
        `Their balance of ${balanceText(player)} will be lost.`,
        ...(isSuspended ? ['They are suspended: the deletion waits for `players release`.'] : []),
      ],
      access: accessToPlayer(player, 'balance', reason),
      async apply(trx) {
        const dueAt = await orderDeletion(trx, player.id);
        if (!dueAt) throw new Refusal(`The deletion of ${player.username} is already scheduled.`);
        return {
          lines: [`${player.username} is signed out, and will be deleted at ${formatInstant(dueAt)}.`],
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
  meaning: 'Cancels the scheduled deletion of an account. The player is notified.',
  args: [usernameArg],
  options: [reasonOption],
  examples: [{ typed: 'players keep demo --reason "it was somebody else"', meaning: 'demo is kept' }],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = optionalReason(input);
    const dueAt = await accountDeletionsRepository(db).dueAt(player.id);
    const access = accessToPlayer(player, 'deletion', reason);
    if (!dueAt) return nothingToDo(`No deletion of ${player.username} is scheduled.`, access);
    return {
      question: [`This cancels the deletion of ${player.username}, scheduled for ${formatInstant(dueAt)}.`],
      access,
      async apply(trx) {
        if (!(await keepAccount(trx, null, player.id, null)))
          throw new Refusal(`The deletion of ${player.username} is no longer scheduled.`);
        return {
          lines: [`The deletion of ${player.username} is cancelled.`],
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
