import type { Pool } from 'pg';
import type { TransactionStatus } from '../events/moneyEventCursor';

/** The query of one event stream: its session, and the oldest transaction id that may have changed. */
interface TransactionQuery {
  tokenHash: Buffer;
  first: number;
}

/** The maximum number of transactions per player that one query reads. Older ones appear only in the history. */
const MAX_ROWS = 60;

const TRANSACTIONS_SINCE = `
  select asked.n::int, t.id, t.type, t.status
    from unnest($1::bytea[], $2::bigint[]) with ordinality asked (token_hash, first, n)
    join sessions s on s.token_hash = asked.token_hash and s.expires_at > now()
    left join lateral transactions_since(s.player_id, asked.first, ${MAX_ROWS}) t on true`;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** For each query, the transactions from `first` on (the newest 60, newest first); null if its session has ended. One statement. */
export async function transactionsSince(
  pool: Pool,
  queries: readonly TransactionQuery[],
): Promise<(TransactionStatus[] | null)[]> {
  const { rows } = await pool.query<{ n: number } & Nullable<TransactionStatus>>({
    name: 'transactions-since',
    text: TRANSACTIONS_SINCE,
    values: [queries.map(({ tokenHash }) => tokenHash), queries.map(({ first }) => first)],
  });
  const found = Array<TransactionStatus[] | null>(queries.length).fill(null);
  for (const { n, id, type, status } of rows) {
    const transactions = (found[n - 1] ??= []);
    if (id !== null && type !== null && status !== null) transactions.push({ id, type, status });
  }
  return found;
}
