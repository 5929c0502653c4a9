import type { Pool } from 'pg';
import type { News } from '../domain/newsCursor';
import { inBatches } from './inBatches';

/** The channel of LISTEN/NOTIFY on which processes tell each other whose money moved: ids of players, by commas. */
export const NEWS_CHANNEL = 'portal_money';

const announcers = new WeakMap<Pool, (playerId: number) => Promise<unknown>>();

/**
 * Sent after the movement has committed, in a transaction of its own: NOTIFY takes a lock that all notifiers of the database
 * share until they have committed, and no movement of money shall wait for that.
 */
const announcer = (pool: Pool) =>
  inBatches<number, true>(
    async (playerIds) => {
      await pool.query({
        name: 'announce-money',
        text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`,
        values: [NEWS_CHANNEL, [...new Set(playerIds)].join()],
      });
      return playerIds.map(() => true);
    },
    { parallel: 1, size: 200 },
  );

/** Wakes the player's open streams in all processes. A convenience: what is lost is found by the hub's polling. */
export function announceMoney(pool: Pool, playerId: number): void {
  const announce = announcers.get(pool) ?? announcer(pool);
  announcers.set(pool, announce);
  announce(playerId).catch(() => undefined);
}

/** A stream that wants to know: the session it lives by, and the oldest transaction that may be news. */
export interface NewsQuestion {
  tokenHash: Buffer;
  first: number;
}

/** At most so many of a player's transactions are looked at; older ones among them were told or are for the history. */
const MOST_ROWS = 60;

const NEWS = `
  select asked.n::int, t.id, t.type, t.status
    from unnest($1::bytea[], $2::bigint[]) with ordinality asked (token_hash, first, n)
    join sessions s on s.token_hash = asked.token_hash and s.expires_at > now()
    left join lateral (
      select t.id, t.type, t.status from transactions t
       where t.player_id = s.player_id and t.parent_id is null and t.id >= asked.first
       order by t.id desc limit ${MOST_ROWS}
    ) t on true`;

/** For each question the rows from `first` on (newest 60, newest first); null when its session has ended. One statement. */
export async function newsFor(pool: Pool, questions: readonly NewsQuestion[]): Promise<(News[] | null)[]> {
  const { rows } = await pool.query<{ n: number } & { [Column in keyof News]: News[Column] | null }>({
    name: 'money-news',
    text: NEWS,
    values: [questions.map(({ tokenHash }) => tokenHash), questions.map(({ first }) => first)],
  });
  const found = Array<News[] | null>(questions.length).fill(null);
  for (const { n, id, type, status } of rows) {
    const news = (found[n - 1] ??= []);
    if (id !== null && type !== null && status !== null) news.push({ id, type, status });
  }
  return found;
}
