import { accountsRepository } from '../../repositories/accounts';
import { removeFactors } from '../../useCases/supportChanges';
import { nothingToDo, type ChangeCommand } from '../command';
import { formatInstant } from '../table';
import { parseReason } from '../values';
import { counted, neededReason, playerNamed, sensitiveChange, usernameArg } from './lookups';

const removeFactor: ChangeCommand = {
  words: 'players remove-factor',
  meaning: 'Removes a lost second factor in 72 hours, and the passkeys at once.',
  details: [
    sensitiveChange,
    'After 72 hours the player signs in with the password, presses the link for a lost factor, and it is gone. A sign-in with the factor before, and a link that every verified channel gets, take it back.',
  ],
  args: [usernameArg],
  options: [neededReason],
  examples: [
    {
      typed: 'players remove-factor demo --reason "stolen phone, ticket 821"',
      meaning: 'demo can sign in without it then',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    const { mfaEnabled, hasPasskey } = await accountsRepository(db).byId(player.id);
    if (!mfaEnabled && !hasPasskey)
      return nothingToDo(`${player.username} has neither a second factor nor a passkey.`);
    return {
      question: [
        ...(hasPasskey ? [`This removes the passkeys of ${player.username}.`] : []),
        ...(mfaEnabled
          ? [`This lets ${player.username} sign in without the second factor in 72 hours.`]
          : []),
        'They are signed out everywhere and notified.',
      ],
      async apply(trx) {
        const { passkeys, factorDueAt } = await removeFactors(trx, player.id);
        return {
          lines: [
            ...(passkeys.length > 0 ? [`${counted(passkeys.length, 'passkey')} removed.`] : []),
            ...(factorDueAt ? [`From ${formatInstant(factorDueAt)} the second factor can be left out.`] : []),
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
