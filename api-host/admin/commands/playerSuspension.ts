import { accountDeletionsRepository } from '../../repositories/accountDeletions';
import { accountsRepository } from '../../repositories/accounts';
import { setSuspension } from '../../useCases/suspendAccount';
import { nothingToDo, Refusal, type ChangeCommand } from '../command';
import { formatInstant } from '../table';
import { parseReason } from '../values';
import { accessToPlayer, assertNotDeleted, neededReason, playerNamed, usernameArg } from './lookups';

/** `players suspend` and `players release`. */
const turning = (
  words: string,
  what: 'suspended' | 'released',
  texts: Pick<ChangeCommand, 'meaning' | 'details' | 'examples'> & {
    question: string;
    /** What happens to a scheduled deletion. */
    deletion: string;
  },
): ChangeCommand => ({
  words,
  meaning: texts.meaning,
  ...(texts.details && { details: texts.details }),
  args: [usernameArg],
  options: [neededReason],
  examples: texts.examples,
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = parseReason(input.required('reason'));
    const isSuspended = (await accountsRepository(db).byId(player.id)).suspendedAt !== null;
    const deletesAt = await accountDeletionsRepository(db).dueAt(player.id);
    const access = accessToPlayer(player, 'suspension', reason);
    if (isSuspended === (what === 'suspended'))
      return nothingToDo(`${player.username} is ${isSuspended ? 'already' : 'not'} suspended.`, access);
    return {
      question: [
        `${player.username} ${texts.question}: "${reason}".`,
        ...(deletesAt
          ? [
              `Their deletion is scheduled for ${formatInstant(deletesAt)}: ${texts.deletion}. \`players keep ${player.username}\` cancels it.`,
            ]
          : []),
      ],
      access,
      async apply(trx) {
        const isChanged = await setSuspension(trx, player.id, what);
        await assertNotDeleted(trx, player);
        if (!isChanged) throw new Refusal(`${player.username} was ${what} in the meantime.`);
        const dueAt = await accountDeletionsRepository(trx).dueAt(player.id);
        return {
          lines: [
            `${player.username} is ${what}.`,
            ...(dueAt && what === 'released'
              ? [`They will be deleted at ${formatInstant(dueAt)} unless they sign in and keep the account.`]
              : []),
          ],
          json: { username: player.username, suspended: what === 'suspended', deletesAt: dueAt ?? null },
          audit: {
            ...{ target: `player ${player.username}`, reason },
            before: { suspended: isSuspended },
            after: { suspended: !isSuspended },
          },
        };
      },
    };
  },
});

const suspend = turning('players suspend', 'suspended', {
  meaning: 'Suspends a player: they can neither sign in nor spend. Transfers are still credited.',
  details: [
    'All sessions end, and every verified channel is notified. Pending deliveries are still delivered or refunded. A scheduled deletion waits until the release.',
  ],
  examples: [
    {
      typed: 'players suspend demo --reason "stolen account, ticket 818"',
      meaning: 'locks demo out immediately',
    },
  ],
  question: 'will be signed out everywhere and cannot sign in until `players release`',
  deletion: 'it waits until the release, and then for at least 7 days',
});

const release = turning('players release', 'released', {
  meaning: 'Lets a suspended player sign in and spend again. They are notified.',
  details: ['A scheduled deletion happens at least 7 days later, so that the player can still cancel it.'],
  examples: [
    {
      typed: 'players release demo --reason "identity verified, ticket 818"',
      meaning: 'demo can sign in again',
    },
  ],
  question: 'will be able to sign in and spend again',
  deletion: 'it happens 7 days from now at the earliest',
});

export const playerSuspensionCommands = [suspend, release];
