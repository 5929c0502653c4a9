import { maskedEmail, maskedPhone } from '@portal/contract';
import { fields } from '@portal/contract/rules';
import { toE164 } from '../../domain/phoneNumbers';
import { accountsRepository } from '../../repositories/accounts';
import { hasEmail, replaceEmail, replacePhone } from '../../useCases/supportChanges';
import { nothingToDo, Refusal, UsageError, type ChangeCommand } from '../command';
import { parseReason } from '../values';
import {
  accessToPlayer,
  assertNotDeleted,
  neededReason,
  playerNamed,
  sensitiveChange,
  usernameArg,
} from './lookups';

/** What a replaced channel cannot do yet. */
const waits = 'It cannot reset the password for 72 hours, so that the owner can object.';

const phone: ChangeCommand = {
  words: 'players phone',
  meaning: 'Replaces the phone number of a player who has lost theirs.',
  details: [
    sensitiveChange,
    `The player verifies the new number by sending the SMS "PTV <username>" to the hotline. ${waits}`,
  ],
  args: [usernameArg, { name: 'number', meaning: 'the new number, such as 0912345678 or +84912345678' }],
  options: [neededReason],
  examples: [
    {
      typed: 'players phone demo 0987654321 --reason "lost the SIM, ticket 819"',
      meaning: 'sets the phone number of demo',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const number = toE164(input.arg('number'));
    if (number === null)
      throw new UsageError('The phone number is not valid: write it as 0912345678 or +84912345678.');
    const reason = parseReason(input.required('reason'));
    const access = accessToPlayer(player, 'phone', reason);
    if (player.phoneNumber === number)
      return nothingToDo(`${player.username} already has this number.`, access);
    return {
      question: [
        `This changes the phone number of ${player.username} to ${number}. They will be signed out everywhere and notified.`,
      ],
      access,
      async apply(trx) {
        const done = await replacePhone(trx, player.id, number);
        await assertNotDeleted(trx, player);
        if (done === 'taken') throw new Refusal('Another account has verified this number.', access);
        if (done === 'same') throw new Refusal(`${player.username} got this number in the meantime.`);
        const was = done.before.phone;
        return {
          lines: [
            `The phone number of ${player.username} is now ${maskedPhone(number)}, not verified.`,
            `They verify it by sending the SMS "PTV ${player.username}" to the hotline. ${waits}`,
          ],
          json: { username: player.username, phone: maskedPhone(number) },
          audit: {
            ...{ target: `player ${player.username}`, reason },
            before: { phone: was && maskedPhone(was), verified: done.before.phoneVerifiedAt !== null },
            after: { phone: maskedPhone(number), verified: false },
          },
        };
      },
    };
  },
};

const email: ChangeCommand = {
  words: 'players email',
  meaning: 'Replaces the e-mail address of a player who has lost theirs.',
  details: [sensitiveChange, `The host sends a verification link to the new address. ${waits}`],
  args: [
    usernameArg,
    { name: 'address', meaning: 'the new address; the current one again sends another link' },
  ],
  options: [neededReason],
  examples: [
    {
      typed: 'players email demo new@example.com --reason "lost the mailbox, ticket 820"',
      meaning: 'sends a verification link there',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const address = input.arg('address').trim();
    if (!fields.email().isValidSync(address)) throw new UsageError('The e-mail address is not valid.');
    const reason = parseReason(input.required('reason'));
    const account = await accountsRepository(db).byId(player.id);
    const isSame = hasEmail(account, address);
    const access = accessToPlayer(player, 'email', reason);
    if (isSame && account.emailVerifiedAt)
      return nothingToDo(`${player.username} already has this address.`, access);
    return {
      question: [
        isSame
          ? `This sends ${player.username} another verification link, to ${address}.`
          : `This changes the e-mail address of ${player.username} to ${address}. They will be signed out everywhere and notified.`,
      ],
      access,
      async apply(trx) {
        const done = await replaceEmail(trx, player.id, address);
        await assertNotDeleted(trx, player);
        if (done === 'same') throw new Refusal(`${player.username} got this address in the meantime.`);
        if (isSame && done.isChanged)
          throw new Refusal(
            `${player.username} got another address in the meantime: run it again if you mean to replace that one.`,
          );
        const was = done.before.email;
        return {
          lines: done.isChanged
            ? [
                `The e-mail address of ${player.username} is now ${maskedEmail(address)}, not verified.`,
                `The host sends a verification link there. ${waits}`,
              ]
            : [`The host sends another verification link to ${maskedEmail(address)}.`],
          json: { username: player.username, email: maskedEmail(address) },
          audit: {
            ...{ target: `player ${player.username}`, reason },
            before: { email: was && maskedEmail(was), verified: done.before.emailVerifiedAt !== null },
            after: { email: maskedEmail(address), verified: false },
          },
        };
      },
    };
  },
};

export const playerChannelCommands = [phone, email];
