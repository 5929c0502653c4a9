import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { RelyingParty } from '../domain/relyingParty';
import {
  PASSKEY_CHALLENGE_SECONDS,
  passkeyChallengesRepository,
  type PasskeyPurpose,
} from '../repositories/passkeyChallenges';
import { passkeysRepository } from '../repositories/passkeys';

interface PasskeyRequest {
  purpose: PasskeyPurpose;
  /** The player whose passkeys may sign; null for any player's. */
  playerId: number | null;
  relyingParty: RelyingParty;
}

/** WebAuthn options with a new challenge for a passkey to sign (SAFE-5). */
export async function requestPasskey(
  db: Kysely<Database>,
  { purpose, playerId, relyingParty }: PasskeyRequest,
) {
  const challenge = await passkeyChallengesRepository(db).issue({
    purpose,
    playerId,
    relyingParty,
    userHandle: null,
  });
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: PASSKEY_CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    ...(playerId !== null && { allowCredentials: await passkeysRepository(db).descriptors(playerId) }),
  });
}
