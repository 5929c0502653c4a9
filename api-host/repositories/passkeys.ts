import { sql, type Kysely } from 'kysely';
import type { Passkey } from '@portal/contract';
import type { Database } from '../db/schema';

/** The data of a passkey that is needed to verify its signatures. */
export interface PasskeyCredential {
  id: string;
  playerId: number;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

interface NewPasskey extends PasskeyCredential {
  userHandle: Buffer;
  name: string;
}

/** Passkeys of players. Writers lock the player first. */
export function passkeysRepository(db: Kysely<Database>) {
  return {
    /** The player's passkeys as shown to them, oldest first. */
    async list(playerId: number): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('player_id', '=', playerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
    },

    /** The descriptors of a player's passkeys, for the browser. */
    async descriptors(playerId: number): Promise<{ id: string; transports: string[] }[]> {
      return db
        .selectFrom('passkeys')
        .select(['id', 'transports'])
        .where('player_id', '=', playerId)
        .execute();
    },

    async find(id: string): Promise<PasskeyCredential | undefined> {
      return db
        .selectFrom('passkeys')
        .select(['id', 'player_id as playerId', 'public_key as publicKey', 'counter', 'transports'])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The user handle of the player's passkeys; undefined if there are none. */
    async userHandle(playerId: number): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom('passkeys')
        .select('user_handle')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return row?.user_handle;
    },

    /** False if the credential is already registered, by any player. */
    async add(passkey: NewPasskey): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          player_id: passkey.playerId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: passkey.transports,
          user_handle: passkey.userHandle,
          name: passkey.name,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** Records a use. False if the passkey is gone, or its counter has moved on meanwhile: then one of the two users has a copy. */
    async use(id: string, former: number, counter: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('counter', '=', former)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Removes a passkey, and returns its name; undefined if the player has no such passkey. */
    async remove(playerId: number, id: string): Promise<string | undefined> {
      const row = await db
        .deleteFrom('passkeys')
        .where('player_id', '=', playerId)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      return row?.name;
    },
  };
}
