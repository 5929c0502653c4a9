import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { CODE_MISSING, CODE_WRONG } from '../domain/accountMessages';
import { emailChangedMessage } from '../domain/messages';
import { maskedEmail } from '../domain/phoneNumbers';
import { tooManyRequests } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { outboxRepository } from '../repositories/outbox';
import { sendEmailVerification } from './sendEmailVerification';

interface EmailChange {
  playerId: number;
  email: string;
  securityCode: string | undefined;
  /** Of the links in messages, such as https://portal.example.vn. */
  origin: string;
}

/**
 * Changes the e-mail address, with a code from the old one where it is verified (ME-6). The new address gets a verification link,
 * the old one a notice. Returns field errors, or null when done. They are returned rather than thrown, so that a wrong code's
 * attempt is committed. Throws 429 when the new address has received too many messages.
 */
export function changeEmail(
  db: Kysely<Database>,
  codesKey: Buffer,
  { playerId, email, securityCode, origin }: EmailChange,
): Promise<FieldErrors | null> {
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    if (account.email?.toLowerCase() === email.toLowerCase()) return null;
    const former = account.emailVerified ? account.email : null;
    if (former !== null) {
      if (!securityCode) return { securityCode: [CODE_MISSING] };
      const binding = { playerId, purpose: 'confirm.change_email', target: former } as const;
      if (!(await codesRepository(trx, codesKey).use(binding, securityCode)))
        return { securityCode: [CODE_WRONG] };
    }
    await accountsRepository(trx).setEmail(playerId, email);
    const retryAfter = await sendEmailVerification(trx, { account, email, origin });
    if (retryAfter !== null) throw tooManyRequests(retryAfter);
    if (former !== null)
      await outboxRepository(trx).add(emailChangedMessage(former, account.username, maskedEmail(email)));
    return null;
  });
}
