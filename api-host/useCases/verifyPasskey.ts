import type { Kysely } from 'kysely';
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../db/schema';
import { passkeyChallengesRepository, type PasskeyPurpose } from '../repositories/passkeyChallenges';
import { passkeysRepository, type PasskeyCredential } from '../repositories/passkeys';
import { challengeOf, readResponse, type PasskeyResponse } from '../domain/passkeyResponse';

interface PasskeyUse {
  /** The browser's answer as JSON text. */
  response: string;
  purpose: Exclude<PasskeyPurpose, 'add'>;
  /** Whose passkey it must be; null: anybody's who signs in. */
  playerId: number | null;
}

/** The counter after the signature; null where it does not hold. The library throws for whatever is malformed. */
async function counterAfter(
  response: PasskeyResponse,
  { id, publicKey, counter, transports }: PasskeyCredential,
  expected: { challenge: string; origin: string; rpId: string },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // What is missing in it, the library refuses.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpId,
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/**
 * The passkey that has signed a challenge of this host (SAFE-5), else null. It proves possession and, since the authenticator has
 * verified its user, a second factor at once. The challenge is used up in any case; a counter that did not move on is a copy's.
 */
export async function verifyPasskey(
  db: Kysely<Database>,
  { response: text, purpose, playerId }: PasskeyUse,
): Promise<PasskeyCredential | null> {
  const response = readResponse(text);
  const challenge = response && challengeOf(response);
  if (!response || challenge === null) return null;
  const issued = await passkeyChallengesRepository(db).take(challenge, purpose, playerId);
  if (!issued) return null;
  const passkeys = passkeysRepository(db);
  const passkey = await passkeys.find(response.id);
  if (!passkey || (playerId !== null && passkey.playerId !== playerId)) return null;
  const { origin, id: rpId } = issued.relyingParty;
  const counter = await counterAfter(response, passkey, { challenge, origin, rpId });
  if (counter === null || !(await passkeys.use(passkey.id, passkey.counter, counter))) return null;
  return passkey;
}
