import { hash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { RelyingParty } from '../domain/relyingParty';
import { idUnlessDeleted } from './accounts';

/** The purpose of a challenge: adding a passkey, signing in, or proving a change (SAFE-1). */
export type PasskeyPurpose = 'add' | 'sign-in' | 'proof';

/** Enough time for a player to find their phone or security key. */
export const PASSKEY_CHALLENGE_SECONDS = 5 * 60;

interface Challenge {
  purpose: PasskeyPurpose;
  /** The player it was issued to; null for a sign-in, where anybody may use it. */
  playerId: number | null;
  relyingParty: RelyingParty;
  /** The handle of the passkey that is being added. */
  userHandle: Buffer | null;
}

const hashOf = (challenge: string): Buffer => hash('sha256', challenge, 'buffer');

/** Challenges for passkeys to sign, by their hash. */
export function passkeyChallengesRepository(db: Kysely<Database>) {
  return {
    /** Issues a challenge: 256 random bits, base64url. */
    async issue({ purpose, playerId, relyingParty, userHandle }: Challenge): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      await db
        .insertInto('passkey_challenges')
        .values({
          challenge_hash: hashOf(challenge),
          purpose,
          player_id: idUnlessDeleted(playerId),
          rp_id: relyingParty.id,
          origin: relyingParty.origin,
          user_handle: userHandle,
          expires_at: sql<Date>`now() + make_interval(secs => ${sql.lit(PASSKEY_CHALLENGE_SECONDS)})`,
        })
        .execute();
      return challenge;
    },

    /** Takes a challenge; undefined if it was already taken, has expired, or has another purpose or player. */
    async take(
      challenge: string,
      purpose: PasskeyPurpose,
      playerId: number | null,
    ): Promise<Challenge | undefined> {
      const row = await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('purpose', '=', purpose)
        .where(sql<boolean>`player_id is not distinct from ${playerId}::bigint`)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['rp_id', 'origin', 'user_handle'])
        .executeTakeFirst();
      return (
        row && {
          purpose,
          playerId,
          relyingParty: { id: row.rp_id, origin: row.origin },
          userHandle: row.user_handle,
        }
      );
    },

    /** Ends all challenges of a player, both for proving a change and for adding a passkey after a proof (SAFE-2). */
    async endAll(playerId: number): Promise<void> {
      await db.deleteFrom('passkey_challenges').where('player_id', '=', playerId).execute();
    },
  };
}
