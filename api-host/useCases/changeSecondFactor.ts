import type { Kysely, Transaction } from 'kysely';
import type { FieldErrors, RecoveryCodes, TotpSetup } from '@portal/contract';
import type { Database } from '../db/schema';
import { FACTOR_OFF, FACTOR_ON, TOTP_WRONG } from '../domain/accountMessages';
import type { KeyRing } from '../domain/keyRing';
import type { CredentialChange } from '../domain/messages';
import type { Passwords } from '../domain/passwords';
import { newRecoveryCodes } from '../domain/recoveryCodes';
import { newTotpSecret, totpUri } from '../domain/totp';
import { problem } from '../errors';
import { accountsRepository, type Account } from '../repositories/accounts';
import { secondFactorsRepository } from '../repositories/secondFactors';
import { credentialChanged, type Caller } from './credentialChanged';
import { whenProven, type ProvableChange } from './proveChange';
import { useTotpCode } from './useTotpCode';

type ProvenFactorChange = Omit<ProvableChange, 'change'>;
type Outcome<Done> = { errors: FieldErrors } | { done: Done };

/** Throws 422 unless the second factor is on or off as `enabled` says. */
function assertEnabled(account: Account, enabled: boolean): void {
  if (account.mfaEnabled !== enabled) throw problem(422, enabled ? FACTOR_OFF : FACTOR_ON);
}

/** Gives a locked account new recovery codes, which replace all previous ones. */
async function giveRecoveryCodes(
  trx: Transaction<Database>,
  keys: KeyRing,
  playerId: number,
): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  await secondFactorsRepository(trx, keys).putRecoveryCodes(playerId, recoveryCodes);
  return { recoveryCodes };
}

/** A new secret for an authenticator app, which shows it under `game`, once the change is proven. `confirmTotp` activates it (SAFE-5). */
export const beginTotp = (
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { game, ...given }: ProvenFactorChange & { game: string },
): Promise<Outcome<TotpSetup>> =>
  whenProven(db, passwords, keys, { ...given, change: 'secondFactor' }, async (trx, account) => {
    assertEnabled(account, false);
    const totpSecret = newTotpSecret();
    await secondFactorsRepository(trx, keys).begin(account.id, totpSecret);
    return { totpSecret, totpUri: totpUri(game, account.username, totpSecret) };
  });

/** Turns the second factor on with the app's first code, which proves that the app has the secret. */
export function confirmTotp(
  db: Kysely<Database>,
  keys: KeyRing,
  { playerId, code, now, caller }: { playerId: number; code: string; now: Date; caller: Caller },
): Promise<Outcome<RecoveryCodes>> {
  return db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    assertEnabled(account, false);
    if (!(await useTotpCode(trx, keys, { playerId, code, now, confirmed: false })))
      return { errors: { totpCode: [TOTP_WRONG] } };
    await secondFactorsRepository(trx, keys).confirm(playerId);
    const done = await giveRecoveryCodes(trx, keys, playerId);
    await credentialChanged(trx, keys, { account, change: { kind: 'second-factor-added' }, caller });
    return { done };
  });
}

/** Makes a proven change of a second factor that is on. */
const changeFactor = <Done>(
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  { caller, ...given }: ProvenFactorChange & { caller: Caller },
  kind: Extract<CredentialChange['kind'], 'recovery-codes-renewed' | 'second-factor-removed'>,
  work: (trx: Transaction<Database>, account: Account) => Promise<Done>,
): Promise<Outcome<Done>> =>
  whenProven(db, passwords, keys, { ...given, change: 'secondFactor' }, async (trx, account) => {
    assertEnabled(account, true);
    const done = await work(trx, account);
    await credentialChanged(trx, keys, { account, change: { kind }, caller });
    return done;
  });

/** Ten new recovery codes; the previous ones stop working. */
export const renewRecoveryCodes = (
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  given: ProvenFactorChange & { caller: Caller },
): Promise<Outcome<RecoveryCodes>> =>
  changeFactor(db, passwords, keys, given, 'recovery-codes-renewed', (trx, { id }) =>
    giveRecoveryCodes(trx, keys, id),
  );

/** Turns the second factor off. */
export const removeTotp = (
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  given: ProvenFactorChange & { caller: Caller },
): Promise<Outcome<void>> =>
  changeFactor(db, passwords, keys, given, 'second-factor-removed', (trx, { id }) =>
    secondFactorsRepository(trx, keys).remove(id),
  );
