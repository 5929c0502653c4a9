import type { Transaction } from 'kysely';
import { maskedPhone } from '@portal/contract';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { chooseAccount, readHotlineText } from '../domain/hotlineText';
import type { KeyRing } from '../domain/keyRing';
import { phoneInUseMessage, recoveryCodeMessage } from '../domain/messages';
import { toE164 } from '../domain/phoneNumbers';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import { notifyOfChange } from './credentialChanged';

/** An SMS that the hotline received. `from` is written as the phone company writes numbers. */
interface HotlineSms {
  from: string;
  text: string;
}

/**
 * Handles 'MXT {username}' and 'PTV {username}' (REC-2). MXT from the account's verified phone is answered with a code. PTV from the
 * account's unverified phone verifies it and is answered with a code; once verified, a repeated PTV is answered again, in case the first
 * reply was lost. Anything else changes nothing and gets no reply.
 */
export async function acceptHotlineSms(
  trx: Transaction<Database>,
  { from, text }: HotlineSms,
  { log, keys }: Pick<Deps, 'log' | 'keys'>,
): Promise<void> {
  const sender = toE164(from);
  const wanted = readHotlineText(text);
  if (!sender || !wanted) return;
  const accounts = accountsRepository(trx);
  const accountsOfPhone = await accounts.byPhone(sender);
  // For MXT not those of strangers, who can register any number, and a name like the owner's.
  const candidates =
    wanted.keyword === 'MXT'
      ? accountsOfPhone.filter(({ phoneVerifiedAt }) => phoneVerifiedAt !== null)
      : accountsOfPhone;
  const chosen = chooseAccount(candidates, wanted.username);
  const account = chosen && (await accounts.lock(chosen.id));
  // It may have got another number meanwhile, or been deleted.
  if (account?.phone !== sender || (wanted.keyword === 'MXT' && account.phoneVerifiedAt === null)) return;
  log.info(
    { playerId: account.id, keyword: wanted.keyword },
    'the hotline received an SMS from a player’s phone',
  );

  if (account.phoneVerifiedAt !== null || (await verifyPhone(trx, keys, account, sender)))
    await answerWithCode(trx, keys, account, sender);
}

/** Verifies the sender's number for a locked account, and notifies its other channel. False if another account has verified it. */
async function verifyPhone(
  trx: Transaction<Database>,
  keys: KeyRing,
  account: Account,
  sender: string,
): Promise<boolean> {
  const accounts = accountsRepository(trx);
  if (await accounts.phoneVerifiedByOther(sender, account.id)) {
    if (await mayAnswer(trx, sender))
      await outboxRepository(trx, keys).add(phoneInUseMessage(sender, account.username));
    return false;
  }
  await accounts.verifyPhone(account.id, sender);
  const change = { kind: 'phone-verified', shown: maskedPhone(sender) } as const;
  await notifyOfChange(trx, keys, { account, change, from: null });
  return true;
}

/** False for a phone that has sent too many of these SMS: it gets no answer, and its last code stays valid. */
const mayAnswer = async (trx: Transaction<Database>, sender: string): Promise<boolean> =>
  (await messageCaps(trx).count({ channel: 'sms', to: sender }, 'recovery')) === null;

async function answerWithCode(
  trx: Transaction<Database>,
  keys: KeyRing,
  { id, username }: Account,
  sender: string,
): Promise<void> {
  if (!(await mayAnswer(trx, sender))) return;
  const codes = codesRepository(trx, keys);
  const code = await codes.issue({ playerId: id, purpose: 'reset.password', target: sender });
  await outboxRepository(trx, keys).add(recoveryCodeMessage(sender, username, code));
}
