import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { stepOfCode } from '../domain/totp';
import { tooManyRequests } from '../errors';
import { secondFactorAttempts } from '../repositories/secondFactorAttempts';
import { secondFactorsRepository } from '../repositories/secondFactors';

interface TotpAttempt {
  playerId: number;
  code: string;
  now: Date;
  /** Whether the secret is already active; false for the first code, which confirms it. */
  confirmed?: boolean;
}

/** Whether a code of the authenticator app is right; a right code is used up (SAFE-5). Throws 429 after too many attempts. */
export async function useTotpCode(
  db: Kysely<Database>,
  keys: KeyRing,
  { playerId, code, now, confirmed = true }: TotpAttempt,
): Promise<boolean> {
  const attempts = secondFactorAttempts(db);
  const retryAfter = await attempts.count(playerId);
  if (retryAfter !== null) throw tooManyRequests(retryAfter);
  const factors = secondFactorsRepository(db, keys);
  const totp = await factors.find(playerId);
  if (!totp || totp.isConfirmed !== confirmed) return false;
  const step = stepOfCode(totp.secret, code, now);
  if (step === null || !(await factors.useStep(playerId, step))) return false;
  await attempts.forget(playerId);
  return true;
}
