import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { purge } from './purge';

/** The maximum number of attempts in a fixed time window, counted across all host processes. */
export interface Limit {
  tries: number;
  seconds: number;
}

/** `retryAfter`: seconds until the window ends. */
type LimitResult = { allowed: true } | { allowed: false; retryAfter: number };

const windowOf = (seconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${seconds}::int) * ${seconds}::int)`;

/** Counters of rate limits, shared by all hosts. `bucket` names what is counted. */
export function rateLimitsRepository(db: Kysely<Database>) {
  return {
    /** Counts an attempt. Call it before the work, so that simultaneous attempts cannot all pass. */
    async count(bucket: string, { tries, seconds }: Limit): Promise<LimitResult> {
      const row = await db
        .insertInto('rate_limits')
        .values({ bucket, window_start: windowOf(seconds), hits: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['bucket', 'window_start'])
            .doUpdateSet({ hits: sql<number>`least(rate_limits.hits + 1, 1000000000)` }),
        )
        .returning([
          'hits',
          sql<number>`ceil(extract(epoch from window_start - now()) + ${seconds}::int)::int`.as('left'),
        ])
        .executeTakeFirstOrThrow();
      return row.hits <= tries ? { allowed: true } : { allowed: false, retryAfter: row.left };
    },

    /** Whether one more attempt would be allowed; counts nothing. */
    async check(bucket: string, { tries, seconds }: Limit): Promise<LimitResult> {
      const row = await db
        .selectFrom('rate_limits')
        .select(sql<number>`ceil(extract(epoch from window_start - now()) + ${seconds}::int)::int`.as('left'))
        .where('bucket', '=', bucket)
        .where('window_start', '=', windowOf(seconds))
        .where('hits', '>=', tries)
        .executeTakeFirst();
      return row ? { allowed: false, retryAfter: row.left } : { allowed: true };
    },

    /** Takes back the count of an attempt that the limit is not meant for. */
    async uncount(bucket: string, { seconds }: Limit): Promise<void> {
      await db
        .updateTable('rate_limits')
        .set({ hits: sql<number>`greatest(hits - 1, 1)` })
        .where('bucket', '=', bucket)
        .where('window_start', '=', windowOf(seconds))
        .execute();
    },

    async forget(bucket: string): Promise<void> {
      await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
    },

    /** Removes windows that ended long ago; no limit is longer than a day. */
    purgeOld: (): Promise<void> =>
      purge(
        db,
        'rate_limits',
        ['bucket', 'window_start'],
        sql<boolean>`window_start < now() - interval '2 days'`,
      ),
  };
}
