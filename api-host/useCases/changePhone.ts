import type { Kysely } from 'kysely';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { CODE_MISSING, CODE_WRONG, PHONE_TAKEN, PHONE_UNCHANGED } from '../domain/accountMessages';
import { phoneChangedMessage } from '../domain/messages';
import { maskedPhone } from '../domain/phoneNumbers';
import { channelToNotify, codeTarget } from '../domain/stepUp';
import { invalidFields } from '../errors';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { outboxRepository } from '../repositories/outbox';

interface Codes {
  otpNumber?: string | undefined;
  securityCode?: string | undefined;
}

interface PhoneChange {
  playerId: number;
  /** E.164 */
  phone: string;
  codes: Codes;
}

/** The field in which this account's code is expected, and the code given there. */
const expectedCode = ({ phoneVerified }: Account, { otpNumber, securityCode }: Codes) =>
  phoneVerified ? { field: 'otpNumber', code: otpNumber } : { field: 'securityCode', code: securityCode };

/**
 * Changes the phone number, with a code from the old channel where one is verified, and notifies that channel (SEC-3). Returns
 * field errors, or null when done. They are returned rather than thrown, so that a wrong code's attempt is committed.
 */
export function changePhone(
  db: Kysely<Database>,
  codesKey: Buffer,
  { playerId, phone, codes }: PhoneChange,
): Promise<FieldErrors | null> {
  return db.transaction().execute(async (trx) => {
    const accounts = accountsRepository(trx);
    const account = await accounts.lock(playerId);
    if (account.phone === phone) return { newPhoneNumber: [PHONE_UNCHANGED] };
    const target = codeTarget('confirm.phone_number', account);
    if (target) {
      const { field, code } = expectedCode(account, codes);
      if (!code) return { [field]: [CODE_MISSING] };
      const binding = { playerId, purpose: 'confirm.phone_number', target: target.to } as const;
      if (!(await codesRepository(trx, codesKey).use(binding, code))) return { [field]: [CODE_WRONG] };
    }
    // Thrown, so that the right code is not used up.
    if (await accounts.phoneVerifiedByOther(phone, playerId))
      throw invalidFields({ newPhoneNumber: [PHONE_TAKEN] });
    await accounts.setPhone(playerId, phone);
    const former = channelToNotify(account);
    if (former)
      await outboxRepository(trx).add(phoneChangedMessage(former, account.username, maskedPhone(phone)));
    return null;
  });
}
