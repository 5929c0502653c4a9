import type { FieldErrors, LoginPayload } from '@portal/contract';
import type { CallOrigin } from '../repositories/accountEvents';
import type { Account } from '../repositories/accounts';
import type { Approval, CodeStays } from '../repositories/sessions';

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
type SignInProofs = Optional<Omit<LoginPayload, 'username' | 'password' | 'remember' | 'gReCaptchaToken'>>;

/** A sign-in whose password was right, before there is a session. */
export interface SignInAttempt {
  account: Account;
  /** Whether the account's owner has proven their identity in this browser. */
  knownBrowser: boolean;
  /** The proofs that the form carries. */
  proofs: SignInProofs;
  from: CallOrigin;
}

/** A missing or wrong proof, because of which no session starts. */
export interface SignInDemand {
  /** Under the field of the proof; the portal shows that field. */
  errors: FieldErrors;
  /** Whether a wrong proof was given, which counts as a failed try. */
  failed: boolean;
  /** Seconds until another code can be sent, if the proof is a code. */
  resendAfter?: number;
}

/** The proof was given by a code that a change of a credential ends, also between this check and the start of the session (SAFE-2). */
interface PassedByCode {
  codeStays: CodeStays;
}

/** `notNeeded`: the next check decides. `passed`: the proof was given, and no further one is asked for. */
export type SignInCheck = (
  attempt: SignInAttempt,
) => Promise<'notNeeded' | 'passed' | PassedByCode | SignInDemand>;

/** The session may start, with the reason why it counts as approved, if the account approves sign-ins. */
interface SignInPermission {
  approval: Approval | undefined;
  codeStays?: CodeStays;
}

/**
 * The proof required after the right password (SAFE-4, SAFE-5), or the permission to start the session. The first check that needs a proof
 * decides. This runs only after the right password, so that no response tells a stranger how an account is protected.
 */
export async function checkAfterPassword(
  checks: readonly SignInCheck[],
  attempt: SignInAttempt,
): Promise<SignInDemand | SignInPermission> {
  for (const check of checks) {
    const outcome = await check(attempt);
    if (outcome === 'passed') return { approval: 'proven' };
    if (outcome === 'notNeeded') continue;
    return 'codeStays' in outcome ? { approval: 'proven', ...outcome } : outcome;
  }
  if (!attempt.account.approvesLogin) return { approval: undefined };
  return { approval: attempt.knownBrowser ? 'trusted' : 'proven' };
}
