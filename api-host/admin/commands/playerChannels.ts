import { maskedEmail, maskedPhone } from '@portal/contract';
import { fields } from '@portal/contract/rules';
import { toE164 } from '../../domain/phoneNumbers';
import { accountsRepository } from '../../repositories/accounts';
import { replaceEmail, replacePhone } from '../../useCases/supportChanges';
import { nothingToDo, Refusal, UsageError, type ChangeCommand } from '../command';
import { parseReason } from '../values';
import { neededReason, playerNamed, sensitiveChange, usernameArg } from './lookups';

const phone: ChangeCommand = {
  words: 'players phone',
  meaning: 'Gives a player another phone number, for one who has lost theirs.',
  details: [
    sensitiveChange,
    'The player verifies the number by an SMS to the hotline (PTV and the username). It resets no password for 72 hours, so that the owner can object.',
  ],
  args: [usernameArg, { name: 'number', meaning: 'the new number, as 0912345678 or +84912345678' }],
  options: [neededReason],
  examples: [
    {
      typed: 'players phone demo 0987654321 --reason "lost his SIM, ticket 819"',
      meaning: 'the number of demo',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const number = toE164(input.arg('number'));
    if (number === null)
      throw new UsageError('That is no phone number: write it as 0912345678 or +84912345678.');
    const reason = parseReason(input.required('reason'));
    if (player.phoneNumber === number) return nothingToDo(`${player.username} has this number already.`);
    return {
      question: [
        `The phone of ${player.username} becomes ${number}. They are signed out everywhere and notified.`,
      ],
      async apply(trx) {
        const done = await replacePhone(trx, player.id, number);
        if (done === 'taken') throw new Refusal('Another account has verified this number.');
        if (done === 'same') throw new Refusal(`${player.username} got this number meanwhile.`);
        const was = done.before.phone;
        return {
          lines: [
            `The phone of ${player.username} is ${maskedPhone(number)} now, not verified.`,
            `They verify it by the SMS "PTV ${player.username}" to the hotline. It resets no password for 72 hours.`,
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
  meaning: 'Gives a player another e-mail address, for one who has lost theirs.',
  details: [
    sensitiveChange,
    'A host sends a link there that verifies it. It resets no password for 72 hours, so that the owner can object.',
  ],
  args: [usernameArg, { name: 'address', meaning: 'the new address; the same again sends another link' }],
  options: [neededReason],
  examples: [
    {
      typed: 'players email demo new@example.com --reason "lost his mailbox, ticket 820"',
      meaning: 'a link goes there',
    },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const address = input.arg('address').trim();
    if (!fields.email().isValidSync(address)) throw new UsageError('That is no e-mail address.');
    const reason = parseReason(input.required('reason'));
    const account = await accountsRepository(db).byId(player.id);
    if (account.email === address && account.emailVerifiedAt)
      return nothingToDo(`${player.username} has this address already.`);
    return {
      question: [
        account.email === address
          ? `This sends ${player.username} another link to ${address}.`
          : `The e-mail address of ${player.username} becomes ${address}. They are signed out everywhere and notified.`,
      ],
      async apply(trx) {
        const done = await replaceEmail(trx, player.id, address);
        if (done === 'same') throw new Refusal(`${player.username} got this address meanwhile.`);
        const was = done.before.email;
        return {
          lines: [
            `The e-mail address of ${player.username} is ${maskedEmail(address)} now, not verified.`,
            'A link is on its way there. It resets no password for 72 hours.',
          ],
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
