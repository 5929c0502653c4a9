import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FieldErrors } from '@portal/contract';
import type { Database } from '../db/schema';
import { PASSKEY_FAILED, TOO_MANY_PASSKEYS } from '../domain/accountMessages';
import type { KeyRing } from '../domain/keyRing';
import { challengeOf, knownTransports, readResponse } from '../domain/passkeyResponse';
import type { Passwords } from '../domain/passwords';
import type { RelyingParty } from '../domain/relyingParty';
import { problem } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { PASSKEY_CHALLENGE_SECONDS, passkeyChallengesRepository } from '../repositories/passkeyChallenges';
import { passkeysRepository } from '../repositories/passkeys';
import { credentialChanged, type Caller } from './credentialChanged';
import { whenProven, type ProvableChange } from './proveChange';

/** More passkeys than a player has devices. */
const MOST = 10;
const HANDLE_BYTES = 32;

/** WebAuthn options for creating a passkey, which the browser shows under the name `game`, once the change is proven (SAFE-1). */
export const beginPasskey = (
  db: Kysely<Database>,
  passwords: Passwords,
  keys: KeyRing,
  {
    relyingParty,
    game,
    ...given
  }: Omit<ProvableChange, 'change'> & { relyingParty: RelyingParty; game: string },
): Promise<{ errors: FieldErrors } | { done: PublicKeyCredentialCreationOptionsJSON }> =>
  whenProven(db, passwords, keys, { ...given, change: 'secondFactor' }, async (trx, { id, username }) => {
    const passkeys = passkeysRepository(trx);
    const excludeCredentials = await passkeys.descriptors(id);
    if (excludeCredentials.length >= MOST) throw problem(422, TOO_MANY_PASSKEYS);
    const userHandle = (await passkeys.userHandle(id)) ?? randomBytes(HANDLE_BYTES);
    const challenge = await passkeyChallengesRepository(trx).issue({
      purpose: 'add',
      playerId: id,
      relyingParty,
      userHandle,
    });
    return generateRegistrationOptions({
      rpName: game,
      rpID: relyingParty.id,
      userName: username,
      userDisplayName: username,
      userID: new Uint8Array(userHandle),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
      excludeCredentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

interface MadePasskey {
  playerId: number;
  /** The browser's response as JSON text. */
  response: string;
  name: string;
  caller: Caller;
}

/** The new passkey that `response` contains; undefined if it is not valid. The challenge is used up in either case. */
async function madePasskey(trx: Transaction<Database>, { playerId, response: text }: MadePasskey) {
  const response = readResponse(text);
  const challenge = response && challengeOf(response);
  if (!response || challenge === null) return undefined;
  const issued = await passkeyChallengesRepository(trx).take(challenge, 'add', playerId);
  if (!issued?.userHandle) return undefined;
  const { userHandle, relyingParty } = issued;
  const made = await verifyRegistrationResponse({
    // The library refuses a response with missing fields.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) return undefined;
  const { credential } = made.registrationInfo;
  // The library reads this id from the attestation, and does not compare it.
  return credential.id === response.id ? { userHandle, ...credential } : undefined;
}

/**
 * Registers a passkey that the browser has created. Throws 422 if it is not valid or already registered. The account is locked before
 * the challenge is taken, so that a challenge issued before a change of a credential cannot add a passkey after it (SAFE-2).
 */
export async function addPasskey(db: Kysely<Database>, keys: KeyRing, passkey: MadePasskey): Promise<void> {
  const { playerId, name, caller } = passkey;
  const isAdded = await db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    const made = await madePasskey(trx, passkey);
    if (!made) return false;
    const { id, publicKey, counter, userHandle } = made;
    const transports = knownTransports(made.transports);
    const credential = { id, playerId, publicKey: Buffer.from(publicKey), counter, transports };
    if (!(await passkeysRepository(trx).add({ ...credential, userHandle, name }))) return false;
    await credentialChanged(trx, keys, { account, change: { kind: 'passkey-added', shown: name }, caller });
    return true;
  });
  // Thrown after the transaction has committed, so that the challenge stays used up.
  if (!isAdded) throw problem(422, PASSKEY_FAILED, { passkey: [PASSKEY_FAILED] });
}
