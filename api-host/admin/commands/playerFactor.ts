import { accountsRepository } from '../../repositories/accounts';
import { factorRemovalsRepository } from '../../repositories/factorRemovals';
import { removeFactors } from '../../useCases/supportChanges';
import { nothingToDo, type ChangeCommand } from '../command';
import { formatInstant } from '../table';
import { parseReason } from '../values';
import {
  accessToPlayer,
  assertNotDeleted,
  counted,
  neededReason,
  playerNamed,
  sensitiveChange,
  usernameArg,
} from './lookups';

const removeFactor: ChangeCommand = {
  words: 'players remove-factor',
  meaning: 'Removes a lost second factor in 72 hours, and all passkeys immediately.',
  details: [
    sensitiveChange,
    'In the 7 days after these 72 hours the player signs in with the password and follows the lost-factor link, which removes it; then the request lapses. An earlier sign-in with the factor, or the link sent to every verified channel, cancels it.',
  ],
  args: [usernameArg],
  options: [neededReason],
  examples: [
    {
      typed: 'players remove-factor demo --reason "stolen phone, ticket 821"',
      meaning: 'in 72 hours demo can sign in without it',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    const { mfaEnabled, hasPasskey } = await accountsRepository(db).byId(player.id);
    const access = accessToPlayer(player, 'factors', reason);
    if (!mfaEnabled && !hasPasskey)
      return nothingToDo(`${player.username} has neither a second factor nor a passkey.`, access);
    const pending = mfaEnabled ? await factorRemovalsRepository(db).find(player.id) : undefined;
    return {
      question: [
        ...(hasPasskey ? [`This removes the passkeys of ${player.username} immediately.`] : []),
        ...(mfaEnabled ? [`In 72 hours ${player.username} can sign in without the second factor.`] : []),
        ...(pending
          ? [`They already can from ${formatInstant(pending.dueAt)}: this starts the 72 hours again.`]
          : []),
        'They will be signed out everywhere and notified.',
      ],
      access,
      async apply(trx) {
        const { passkeys, factorDueAt } = await removeFactors(trx, player.id);
        await assertNotDeleted(trx, player);
        return {
          lines: [
            ...(passkeys.length > 0 ? [`Removed ${counted(passkeys.length, 'passkey')}.`] : []),
            ...(factorDueAt
              ? [
                  `For 7 days from ${formatInstant(factorDueAt)} the player can sign in without the second factor.`,
                ]
              : []),
          ],
          json: { username: player.username, passkeys: passkeys.length, factorDueAt },
          audit: {
            ...{ target: `player ${player.username}`, reason },
            before: { passkeys, secondFactor: mfaEnabled },
            after: { passkeys: [], factorDueAt: factorDueAt && formatInstant(factorDueAt) },
          },
        };
      },
    };
  },
};

export const playerFactorCommands = [removeFactor];
