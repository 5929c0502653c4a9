import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

export function playersRepository(db: Kysely<Database>) {
  return {
    /** For the login; undefined where no such account exists. */
    findForLogin(username: string): Promise<{ id: number; password_hash: string } | undefined> {
      return db
        .selectFrom('players')
        .select(['id', 'password_hash'])
        .where('username', '=', username)
        .executeTakeFirst();
    },
  };
}
