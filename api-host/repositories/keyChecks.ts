import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing, PurposeKey } from '../domain/keyRing';
import { totpContext } from './secondFactors';

const nameOf = (id: string): string => `key-check:${id}`;

/** How many secrets of authenticator apps are tried: a single one may have been damaged. */
const SAMPLES = 5;

/** Whether a key opens nothing that a key of its id has encrypted. Versions without check values left only this. */
async function opensNothing(db: Kysely<Database>, keys: KeyRing, id: string): Promise<boolean> {
  const rows = await db
    .selectFrom('totp_secrets')
    .select(['player_id', 'sealed'])
    .where('key_id', '=', id)
    .limit(SAMPLES)
    .execute();
  return (
    rows.length > 0 &&
    rows.every(
      ({ player_id: playerId, sealed }) =>
        keys.open('totp', totpContext(playerId), { keyId: id, sealed }) === null,
    )
  );
}

/** Compares the check values that the database knows: the ids that differ, and the keys that it does not know yet. */
async function compare(db: Kysely<Database>, checks: readonly PurposeKey[]) {
  const rows = await db
    .selectFrom('secrets')
    .select(['name', 'value'])
    .where(
      'name',
      'in',
      checks.map(({ id }) => nameOf(id)),
    )
    .execute();
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  return {
    differing: checks
      .filter(({ id, key }) => known.get(nameOf(id))?.equals(key) === false)
      .map(({ id }) => id),
    fresh: checks.filter(({ id }) => !known.has(nameOf(id))),
  };
}

/**
 * The ids of the ring's keys under which this database was used with another secret (SAFE-10, docs/decisions/0083). The first host that
 * uses an id stores its check value, which is never deleted: an id keeps its secret, even after it has left the ring. A ring with a wrong key
 * stores none.
 */
export async function unknownKeys(db: Kysely<Database>, keys: KeyRing): Promise<string[]> {
  const checks = keys.all('check');
  const { differing, fresh } = await compare(db, checks);
  for (const { id } of fresh) if (await opensNothing(db, keys, id)) differing.push(id);
  if (differing.length > 0 || fresh.length === 0) return differing;
  await db
    .insertInto('secrets')
    .values(fresh.map(({ id, key }) => ({ name: nameOf(id), value: key })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another host may have been first.
  return (await compare(db, checks)).differing;
}
