import type { Kysely } from 'kysely';
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../db/schema';
import { passkeyChallengesRepository, type PasskeyPurpose } from '../repositories/passkeyChallenges';
import { passkeysRepository, type PasskeyCredential } from '../repositories/passkeys';
import { challengeOf, readResponse, type PasskeyResponse } from '../domain/passkeyResponse';

interface PasskeyUse {
  /** The browser's response as JSON text. */
  response: string;
  purpose: Exclude<PasskeyPurpose, 'add'>;
  /** The player whose passkey it must be; null, at a sign-in, for any player's. */
  playerId: number | null;
}

/** The counter after the signature; null if the signature is not valid. The library throws for malformed responses. */
async function counterAfter(
  response: PasskeyResponse,
  { id, publicKey, counter, transports }: PasskeyCredential,
  expected: { challenge: string; origin: string; rpId: string },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library refuses a response with missing fields.
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
 * verified its user, a second factor as well. The challenge is used up in either case. A counter that did not advance indicates a copy
 * of the passkey, which is refused.
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
