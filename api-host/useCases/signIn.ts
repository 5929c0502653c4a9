import type { FieldErrors, LoginPayload } from '@portal/contract';
import type { CallOrigin } from '../repositories/accountEvents';
import type { Account } from '../repositories/accounts';

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
type SignInProofs = Optional<Omit<LoginPayload, 'username' | 'password' | 'remember' | 'gReCaptchaToken'>>;

/** A sign-in whose password was right, before there is a session. */
export interface SignInAttempt {
  account: Account;
  /** Whether the account's owner has proven to be in this browser. */
  knownBrowser: boolean;
  /** The proofs that the form carries. */
  proofs: SignInProofs;
  from: CallOrigin;
}

/** A proof that is still missing, or wrong. There is no session then. */
export interface SignInDemand {
  /** Under the field of the proof; the portal shows that field. */
  errors: FieldErrors;
  /** Whether a wrong proof was given, which counts as a failed try. */
  failed: boolean;
  /** Seconds until another code can be sent, where the proof is a code. */
  resendAfter?: number;
}

/** `notNeeded`: the next check decides. `passed`: the proof was given, and no further one is asked for. */
export type SignInCheck = (attempt: SignInAttempt) => Promise<'notNeeded' | 'passed' | SignInDemand>;

/**
 * What is asked for after the right password (SAFE-4, SAFE-5); null where the session may begin. The first check that needs
 * something decides. Only who knows the password gets here, so that no answer tells a stranger what an account has.
 */
export async function demandAfterPassword(
  checks: readonly SignInCheck[],
  attempt: SignInAttempt,
): Promise<SignInDemand | null> {
  for (const check of checks) {
    const outcome = await check(attempt);
    if (outcome === 'passed') return null;
    if (outcome !== 'notNeeded') return outcome;
  }
  return null;
}
