import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { totpContext } from './secondFactors';

const BATCH = 500;

/**
 * Re-encrypts secrets of former keys with the current one, so that a former key can be removed from the ring some time after it was
 * replaced (docs/decisions/0083). Rows whose key is already gone are left unchanged.
 */
export async function resealTotpSecrets(db: Kysely<Database>, keys: KeyRing): Promise<void> {
  const former = keys
    .all('totp')
    .slice(1)
    .map(({ id }) => id);
  if (former.length === 0) return;
  let found: number;
  do {
    const rows = await db
      .selectFrom('totp_secrets')
      .select(['player_id', 'key_id', 'sealed'])
      .where('key_id', 'in', former)
      .limit(BATCH)
      .execute();
    found = rows.length;
    for (const { player_id: playerId, key_id: keyId, sealed } of rows) {
      const secret = keys.open('totp', totpContext(playerId), { keyId, sealed });
      if (secret === null)
        throw new Error(`The second factor of player ${playerId} cannot be opened with its key`);
      const next = keys.seal('totp', totpContext(playerId), secret);
      await db
        .updateTable('totp_secrets')
        .set({ key_id: next.keyId, sealed: next.sealed })
        .where('player_id', '=', playerId)
        .where('sealed', '=', sql<Buffer>`${sealed}`)
        .execute();
    }
  } while (found === BATCH);
}
