import { RECOVERY_CODE_WRONG, TOTP_MISSING, TOTP_WRONG } from '../domain/accountMessages';
import type { Deps } from '../deps';
import { accountsRepository } from '../repositories/accounts';
import { secondFactorsRepository } from '../repositories/secondFactors';
import { notifyOfChange } from './credentialChanged';
import { removeLostFactor } from './removeLostFactor';
import type { SignInAttempt, SignInCheck, SignInDemand } from './signIn';
import { useTotpCode } from './useTotpCode';

const wrong = (field: 'totpCode' | 'recoveryCode', message: string): SignInDemand => ({
  errors: { [field]: [message] },
  failed: true,
});

/** Uses up a recovery code and notifies the player, since a thief who has one code probably has all ten. */
function useRecoveryCode(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  { account: { id }, from }: SignInAttempt,
  code: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(id);
    if (!(await secondFactorsRepository(trx, keys).useRecoveryCode(id, code))) return false;
    await notifyOfChange(trx, keys, { account, change: { kind: 'recovery-code-used' }, from });
    return true;
  });
}

/**
 * The second factor at a sign-in (SAFE-5): a code of the authenticator app, a recovery code, or the removal procedure for a player who
 * has neither. Recovery codes need no attempt counter, since 80 bits cannot be guessed.
 */
export const secondFactorCheck =
  (deps: Deps): SignInCheck =>
  async (attempt) => {
    const { account, proofs } = attempt;
    if (!account.mfaEnabled) return 'notNeeded';
    if (proofs.lostFactor) return removeLostFactor(deps, attempt);
    const { recoveryCode } = proofs;
    if (recoveryCode)
      return (await useRecoveryCode(deps, attempt, recoveryCode))
        ? {
            codeStays: (trx) =>
              secondFactorsRepository(trx, deps.keys).hasRecoveryCode(account.id, recoveryCode),
          }
        : wrong('recoveryCode', RECOVERY_CODE_WRONG);
    if (!proofs.totpCode) return { errors: { totpCode: [TOTP_MISSING] }, failed: false };
    const code = { playerId: account.id, code: proofs.totpCode, now: deps.clock() };
    return (await useTotpCode(deps.db, deps.keys, code)) ? 'passed' : wrong('totpCode', TOTP_WRONG);
  };
