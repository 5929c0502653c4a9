import type { Kysely, Transaction } from 'kysely';
import {
  credentialPolicy,
  proofFields,
  type FieldErrors,
  type ProofField,
  type ProofKind,
  type SensitiveChange,
} from '@portal/contract';
import type { Database } from '../db/schema';
import {
  CODE_MISSING,
  CODE_WRONG,
  PASSKEY_FAILED,
  PASSKEY_MISSING,
  PASSWORD_MISSING,
  PASSWORD_WRONG,
  PROOF_MISSING,
  TOTP_MISSING,
  TOTP_WRONG,
} from '../domain/accountMessages';
import type { KeyRing } from '../domain/keyRing';
import type { Passwords } from '../domain/passwords';
import { acceptedProofs } from '../domain/stepUp';
import { problem, tooManyRequests } from '../errors';
import { accountsRepository, type Account } from '../repositories/accounts';
import { codesRepository } from '../repositories/codes';
import { rateLimitsRepository, type Limit } from '../repositories/rateLimits';
import { useTotpCode } from './useTotpCode';
import { verifyPasskey } from './verifyPasskey';

/** The proofs that a call carries, by their fields. */
export type GivenProofs = Partial<Record<ProofField, string | undefined>>;

/** A change that must be proven (SAFE-1). */
export interface ProvableChange {
  playerId: number;
  change: SensitiveChange;
  proofs: GivenProofs;
  /** The counter of wrong passwords. */
  passwordCounter: { bucket: string; limit: Limit };
  now: Date;
}

/**
 * The account's password hash, if the change accepts a password and the given one matches; else undefined. Runs before the
 * transaction, since it is slow. Throws 429 after too many attempts.
 */
export async function matchingHash(
  db: Kysely<Database>,
  passwords: Passwords,
  { playerId, change, proofs, passwordCounter: { bucket, limit } }: ProvableChange,
): Promise<string | undefined> {
  const account = await accountsRepository(db).byId(playerId);
  const { currentPassword } = proofs;
  if (!currentPassword || !acceptedProofs(change, account).includes('password')) return undefined;
  const limits = rateLimitsRepository(db);
  const result = await limits.count(bucket, limit);
  if (!result.allowed) throw tooManyRequests(result.retryAfter);
  if (!(await passwords.matches(account.passwordHash, currentPassword))) return undefined;
  await limits.forget(bucket);
  return account.passwordHash;
}

const missing: Record<ProofKind, string> = {
  sms: CODE_MISSING,
  email: CODE_MISSING,
  password: PASSWORD_MISSING,
  totp: TOTP_MISSING,
  passkey: PASSKEY_MISSING,
};

interface Proving extends Pick<ProvableChange, 'change' | 'proofs' | 'now'> {
  /** Locked by the transaction. */
  account: Account;
  /** The result of `matchingHash`. */
  passwordHash: string | undefined;
  keys: KeyRing;
}

/**
 * Field errors if the proof is wrong, else null (SAFE-1). Checks the first proof that the account accepts and the call carries. A right
 * code is used up; a wrong one costs an attempt. Without any proof it throws 422 with an error under the field that is asked for first.
 */
export async function proofErrors(
  trx: Transaction<Database>,
  { account, change, proofs, passwordHash, keys, now }: Proving,
): Promise<FieldErrors | null> {
  const accepted = acceptedProofs(change, account);
  const kind = accepted.find((candidate) => proofs[proofFields[candidate]]) ?? accepted[0];
  const field = proofFields[kind];
  const given = proofs[field];
  if (!given) throw problem(422, PROOF_MISSING, { [field]: [missing[kind]] });
  if (kind === 'password')
    return passwordHash === account.passwordHash ? null : { [field]: [PASSWORD_WRONG] };
  if (kind === 'totp') {
    const fits = await useTotpCode(trx, keys, { playerId: account.id, code: given, now });
    return fits ? null : { [field]: [TOTP_WRONG] };
  }
  if (kind === 'passkey') {
    const signed = await verifyPasskey(trx, { response: given, purpose: 'proof', playerId: account.id });
    return signed ? null : { [field]: [PASSKEY_FAILED] };
  }
  const { purpose } = credentialPolicy[change];
  const target = kind === 'sms' ? account.phone : account.email;
  if (purpose === null || target === null) throw new Error(`No code proves the change "${change}"`);
  const used = await codesRepository(trx, keys).use({ playerId: account.id, purpose, target }, given);
  return used ? null : { [field]: [CODE_WRONG] };
}

/**
 * Runs `work` with the account locked, once the change is proven; field errors if the proof is wrong. They are returned rather than
 * thrown, so that the failed attempt of a wrong code is committed.
 */
export async function whenProven<Result>(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  provable: ProvableChange,
  work: (trx: Transaction<Database>, account: Account) => Promise<Result>,
): Promise<{ errors: FieldErrors } | { done: Result }> {
  const passwordHash = await matchingHash(db, passwords, provable);
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(provable.playerId);
    const errors = await proofErrors(trx, { ...provable, account, passwordHash, keys });
    return errors ? { errors } : { done: await work(trx, account) };
  });
}
