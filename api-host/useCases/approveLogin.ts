import type { Kysely } from 'kysely';
import { maskedEmail, maskedPhone, proofFields, type Channel } from '@portal/contract';
import type { Database } from '../db/schema';
import { CODE_WRONG } from '../domain/accountMessages';
import { RESEND_SECONDS } from '../domain/codes';
import type { KeyRing } from '../domain/keyRing';
import { securityCodeMessage, type Target } from '../domain/messages';
import { verifiedAmong } from '../domain/stepUp';
import { cannotSend, tooManyRequests } from '../errors';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository, isCodeKept } from '../repositories/codes';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import type { SignInCheck } from './signIn';

const PURPOSE = 'approve.login';

const asked = ({ channel, to }: Target): string =>
  channel === 'sms'
    ? `Nhập mã xác nhận đã gửi bằng SMS đến số ${maskedPhone(to)}.`
    : `Nhập mã xác nhận đã gửi đến email ${maskedEmail(to)}.`;

/** Sends a code unless the previous one is recent or the account was deleted. Returns the seconds until another can be sent. */
async function sendCode(
  db: Kysely<Database>,
  keys: KeyRing,
  { id: playerId, username }: Account,
  target: Target,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await accountsRepository(trx).lockUndeleted(playerId))) return RESEND_SECONDS;
    const binding = { playerId, purpose: PURPOSE, target: target.to } as const;
    const issued = await codesRepository(trx, keys).issueUnlessRecent(binding);
    if ('retryAfter' in issued) return issued.retryAfter;
    const wait = await messageCaps(trx).count(target, { playerId, verified: true });
    if (wait !== null) throw tooManyRequests(wait);
    await outboxRepository(trx, keys).add(securityCodeMessage(target, username, PURPOSE, issued.code));
    return RESEND_SECONDS;
  });
}

/**
 * SAFE-4: if the player has turned this on, a sign-in from an untrusted browser needs a code from a verified channel. A form submitted
 * without a code causes one to be sent. Without a verified channel no code is required.
 */
export const approveLogin =
  (db: Kysely<Database>, keys: KeyRing, mayUse: (channel: Channel) => boolean): SignInCheck =>
  async ({ account, knownBrowser, proofs }) => {
    if (!account.approvesLogin || knownBrowser) return 'notNeeded';
    const verified = verifiedAmong(account, ['sms', 'email']);
    const target = verified.find(({ channel }) => mayUse(channel)) ?? verified[0];
    if (!target) return 'notNeeded';
    const field = proofFields[target.channel];
    const given = proofs[field];
    if (!given) {
      if (!mayUse(target.channel)) throw cannotSend(target.channel);
      const resendAfter = await sendCode(db, keys, account, target);
      return { errors: { [field]: [asked(target)] }, failed: false, resendAfter };
    }
    const binding = { playerId: account.id, purpose: PURPOSE, target: target.to } as const;
    const used = await codesRepository(db, keys).use(binding, given);
    return used
      ? { codeStays: (trx) => isCodeKept(trx, binding) }
      : { errors: { [field]: [CODE_WRONG] }, failed: true };
  };
