import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import {
  CODE_MISSING,
  CODE_WRONG,
  factorRemovalWaits,
  NO_PHONE_FOR_FACTOR,
  removalBySupportWaits,
} from '../domain/accountMessages';
import { RESEND_SECONDS } from '../domain/codes';
import { factorRemovalCodeMessage } from '../domain/messages';
import { cannotSend, tooManyRequests } from '../errors';
import { canSend } from '../gateways/chooseMessengers';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { factorRemovalsRepository, type FactorRemoval } from '../repositories/factorRemovals';
import { messageCaps } from '../repositories/messageCaps';
import { outboxRepository } from '../repositories/outbox';
import { secondFactorsRepository } from '../repositories/secondFactors';
import { credentialChanged } from './credentialChanged';
import { notifyOfRemoval } from './notifyOfRemoval';
import type { SignInAttempt, SignInCheck, SignInDemand } from './signIn';

type LostFactorDeps = Pick<Deps, 'db' | 'keys' | 'config' | 'publicOrigin'>;

const waits = (message: string): SignInDemand => ({ errors: { lostFactor: [message] }, failed: false });

/** Starts the waiting time, and notifies every verified channel with a link that cancels the removal. */
async function request(
  trx: Transaction<Database>,
  { keys, publicOrigin }: LostFactorDeps,
  { account, from }: SignInAttempt,
  phone: string,
): Promise<FactorRemoval> {
  const removals = factorRemovalsRepository(trx);
  await removals.request(account.id, phone);
  const removal = await removals.find(account.id);
  if (!removal) throw new Error('A removal was not kept');
  await notifyOfRemoval(trx, keys, { account, removal, origin: publicOrigin() });
  await accountEventsRepository(trx).add({ playerId: account.id, kind: 'factor-removal-requested', from });
  return removal;
}

const bindingOf = ({ id: playerId }: Account, target: string) =>
  ({ playerId, purpose: 'remove.factor', target }) as const;

async function sendCode(
  trx: Transaction<Database>,
  { keys, config }: LostFactorDeps,
  account: Account,
  phone: string,
): Promise<SignInDemand> {
  if (!canSend(config, 'sms')) throw cannotSend('sms');
  const issued = await codesRepository(trx, keys).issueUnlessRecent(bindingOf(account, phone));
  const asked = { errors: { otpNumber: [CODE_MISSING] }, failed: false };
  if ('retryAfter' in issued) return { ...asked, resendAfter: issued.retryAfter };
  const retryAfter = await messageCaps(trx).count(
    { channel: 'sms', to: phone },
    { playerId: account.id, verified: true },
  );
  if (retryAfter !== null) throw tooManyRequests(retryAfter);
  await outboxRepository(trx, keys).add(factorRemovalCodeMessage(phone, account.username, issued.code));
  return { ...asked, resendAfter: RESEND_SECONDS };
}

/** Removes the second factor of a player who has given the right password. */
async function remove(
  trx: Transaction<Database>,
  { keys }: LostFactorDeps,
  { account, from }: SignInAttempt,
): Promise<void> {
  await secondFactorsRepository(trx, keys).remove(account.id);
  const caller = { ...from, sessionHash: null, browserHash: null };
  await credentialChanged(trx, keys, { account, change: { kind: 'second-factor-removed' }, caller });
}

/**
 * The sign-in of a player who has the right password but neither the authenticator app nor a recovery code (SAFE-5). The first call
 * starts a waiting time, of which every verified channel is notified. After it, a code sent to the phone that was verified at that first
 * call removes the factor. If support started the waiting time (OPS-6), no code is asked for, since the phone may be what was lost. The
 * removal lapses after some days (FACTOR_REMOVAL_DAYS); the next call then starts a new waiting time. Any sign-in meanwhile, the link in the
 * notice, and any change of a credential cancel it. Only that code is a proof: without it
 * the next check decides, such as the approval of a new browser.
 */
export function removeLostFactor(deps: LostFactorDeps, attempt: SignInAttempt): ReturnType<SignInCheck> {
  const { db, keys } = deps;
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(attempt.account.id);
    if (!account.mfaEnabled) return 'notNeeded';
    const known = await factorRemovalsRepository(trx).find(account.id);
    if (known?.phone === null) {
      if (!known.isDue) return waits(removalBySupportWaits(known.dueAt));
      await remove(trx, deps, { ...attempt, account });
      return 'notNeeded';
    }
    const { phone } = account;
    if (phone === null || account.phoneVerifiedAt === null) return waits(NO_PHONE_FOR_FACTOR);
    const removal = known?.phone === phone ? known : await request(trx, deps, { ...attempt, account }, phone);
    if (!removal.isDue) return waits(factorRemovalWaits(removal.dueAt));
    const { otpNumber } = attempt.proofs;
    if (!otpNumber) return sendCode(trx, deps, account, phone);
    if (!(await codesRepository(trx, keys).use(bindingOf(account, phone), otpNumber)))
      return { errors: { otpNumber: [CODE_WRONG] }, failed: true };
    await remove(trx, deps, { ...attempt, account });
    return 'passed';
  });
}
