import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import { totpContext } from './secondFactors';

const BATCH = 500;

/**
 * Re-encrypts secrets of former keys with the current one, so that a former key can be removed from the ring some time after it was
 * replaced (docs/decisions/0083). Rows whose key is already gone are left unchanged. Returns the players whose secret cannot be opened
 * with its key: they do not block the others.
 */
export async function resealTotpSecrets(db: Kysely<Database>, keys: KeyRing): Promise<number[]> {
  const unreadable: number[] = [];
  const former = keys
    .all('totp')
    .slice(1)
    .map(({ id }) => id);
  if (former.length === 0) return unreadable;

  async function reseal(playerId: number, keyId: string, sealed: Buffer): Promise<void> {
    const secret = keys.open('totp', totpContext(playerId), { keyId, sealed });
    if (secret === null) {
      unreadable.push(playerId);
      return;
    }
    const next = keys.seal('totp', totpContext(playerId), secret);
    await db
      .updateTable('totp_secrets')
      .set({ key_id: next.keyId, sealed: next.sealed })
      .where('player_id', '=', playerId)
      .where('sealed', '=', sql<Buffer>`${sealed}`)
      .execute();
  }

  let found: number;
  let after = 0;
  do {
    const rows = await db
      .selectFrom('totp_secrets')
      .select(['player_id', 'key_id', 'sealed'])
      .where('key_id', 'in', former)
      .where('player_id', '>', after)
      .orderBy('player_id')
      .limit(BATCH)
      .execute();
    found = rows.length;
    for (const row of rows) await reseal(row.player_id, row.key_id, row.sealed);
    // Rows that could not be re-encrypted must not be read again.
    after = rows.at(-1)?.player_id ?? after;
  } while (found === BATCH);
  return unreadable;
}
