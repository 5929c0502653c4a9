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
import { challengeOf, readResponse } from '../domain/passkeyResponse';
import type { Passwords } from '../domain/passwords';
import type { RelyingParty } from '../domain/relyingParty';
import { problem } from '../errors';
import { accountsRepository } from '../repositories/accounts';
import { PASSKEY_CHALLENGE_SECONDS, passkeyChallengesRepository } from '../repositories/passkeyChallenges';
import { passkeysRepository } from '../repositories/passkeys';
import { credentialChanged, type Caller } from './credentialChanged';
import { whenProven, type ProvableChange } from './proveChange';

/** More than a player has devices. */
const MOST = 10;
const HANDLE_BYTES = 32;

/** What the browser is to make a passkey with, which it shows under `game`, once it is proven that the player wants one (SAFE-1). */
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
  /** The browser's answer as JSON text. */
  response: string;
  name: string;
  caller: Caller;
}

/** The passkey that has signed a challenge for a new one; undefined where it does not hold. The challenge is used up in any case. */
async function madePasskey(trx: Transaction<Database>, { playerId, response: text }: MadePasskey) {
  const response = readResponse(text);
  const challenge = response && challengeOf(response);
  if (!response || challenge === null) return undefined;
  const issued = await passkeyChallengesRepository(trx).take(challenge, 'add', playerId);
  if (!issued?.userHandle) return undefined;
  const { userHandle, relyingParty } = issued;
  const made = await verifyRegistrationResponse({
    // What is missing in it, the library refuses.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  }).catch(() => null);
  return made?.verified ? { userHandle, ...made.registrationInfo.credential } : undefined;
}

/**
 * Registers a passkey that the browser has made. Throws 422 where it does not hold, or is registered already. The account is locked
 * before the challenge is taken, so that one from before a change of a credential adds nothing after it (SAFE-2).
 */
export async function addPasskey(db: Kysely<Database>, keys: KeyRing, passkey: MadePasskey): Promise<void> {
  const { playerId, name, caller } = passkey;
  const isAdded = await db.transaction().execute(async (trx) => {
    const account = await accountsRepository(trx).lock(playerId);
    const made = await madePasskey(trx, passkey);
    if (!made) return false;
    const { id, publicKey, counter, transports = [], userHandle } = made;
    const credential = { id, playerId, publicKey: Buffer.from(publicKey), counter, transports };
    if (!(await passkeysRepository(trx).add({ ...credential, userHandle, name }))) return false;
    await credentialChanged(trx, keys, { account, change: { kind: 'passkey-added', shown: name }, caller });
    return true;
  });
  // Thrown only now, so that the challenge is used up.
  if (!isAdded) throw problem(422, PASSKEY_FAILED, { passkey: [PASSKEY_FAILED] });
}
