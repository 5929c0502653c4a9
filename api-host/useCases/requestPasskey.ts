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
  /** Whose passkeys may sign; null for anybody's. */
  playerId: number | null;
  relyingParty: RelyingParty;
}

/** What the browser has a passkey sign: WebAuthn's options with a new challenge (SAFE-5). */
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
