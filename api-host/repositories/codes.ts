import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyRing } from '../domain/keyRing';
import {
  CODE_SECONDS,
  CODE_TRIES,
  hashOfCode,
  newCode,
  RESEND_SECONDS,
  type CodeBinding,
} from '../domain/codes';
import { inSeconds } from './inSeconds';

/** Ends all codes of a player (SAFE-2). */
export async function endCodes(db: Kysely<Database>, playerId: number): Promise<void> {
  await db.deleteFrom('codes').where('player_id', '=', playerId).execute();
}

/** Whether no change of a credential has ended the code, used or not; another one may have replaced it. */
export async function isCodeKept(
  db: Kysely<Database>,
  { playerId, purpose, target }: CodeBinding,
): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('purpose')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes sent by SMS or e-mail: at most one for each player and purpose. */
export function codesRepository(db: Kysely<Database>, keys: KeyRing) {
  const put = (binding: CodeBinding, code: string) => {
    const { id, key } = keys.current('codes');
    const values = {
      target: binding.target,
      code_hash: hashOfCode(key, binding, code),
      key_id: id,
      tries_left: CODE_TRIES,
      created_at: sql<Date>`now()`,
      expires_at: inSeconds(CODE_SECONDS),
      used_at: null,
    };
    return { row: { player_id: binding.playerId, purpose: binding.purpose, ...values }, values };
  };

  return {
    /** Issues a code, which replaces the former one of this player and purpose. */
    async issue(binding: CodeBinding): Promise<string> {
      const code = newCode();
      const { row, values } = put(binding, code);
      await db
        .insertInto('codes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['player_id', 'purpose']).doUpdateSet(values))
        .execute();
      return code;
    },

    /** As `issue`; but if the former code is unused and younger than RESEND_SECONDS, returns how long to wait, in seconds. */
    async issueUnlessRecent(binding: CodeBinding): Promise<{ code: string } | { retryAfter: number }> {
      const code = newCode();
      const { row, values } = put(binding, code);
      const written = await db
        .insertInto('codes')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['player_id', 'purpose'])
            .doUpdateSet(values)
            .where(
              sql<boolean>`codes.used_at is not null or codes.created_at <= now() - make_interval(secs => ${RESEND_SECONDS})`,
            ),
        )
        .returning('purpose')
        .executeTakeFirst();
      if (written) return { code };
      const recent = await db
        .selectFrom('codes')
        .select(
          sql<number>`ceil(extract(epoch from created_at - now()) + ${RESEND_SECONDS}::int)::int`.as('left'),
        )
        .where('player_id', '=', binding.playerId)
        .where('purpose', '=', binding.purpose)
        .executeTakeFirst();
      return { retryAfter: Math.max(1, recent?.left ?? 1) };
    },

    /**
     * Uses a code: true for the first caller that gives the right one. A wrong code costs an attempt; once no attempts are left, the
     * code is invalid. A single conditional update, so that only one of several simultaneous callers succeeds.
     */
    async use(binding: CodeBinding, given: string): Promise<boolean> {
      const right = sql<boolean>`(${sql.join(
        keys
          .all('codes')
          .map(({ id, key }) => sql`(key_id = ${id} and code_hash = ${hashOfCode(key, binding, given)})`),
        sql` or `,
      )})`;
      const row = await db
        .updateTable('codes')
        .set({
          used_at: sql<Date | null>`case when ${right} then now() end`,
          tries_left: sql<number>`tries_left - (${right} is not true)::int`,
        })
        .where('player_id', '=', binding.playerId)
        .where('purpose', '=', binding.purpose)
        .where('target', '=', binding.target)
        .where('used_at', 'is', null)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('used_at')
        .executeTakeFirst();
      return row !== undefined && row.used_at !== null;
    },
  };
}
