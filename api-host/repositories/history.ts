import type { Pool } from 'pg';
import {
  limits,
  migrationType,
  type Currency,
  type HistoryPage,
  type RelatedTransaction,
  type Transaction,
} from '@portal/contract';

interface HistoryRow {
  id: number;
  type: string;
  status: string;
  value: number;
  currency: Currency;
  updated_at: Date;
  source: string | null;
  game_id: string | null;
  coin: number | null;
  coin_name: string | null;
  zone_name: string | null;
  related: { id: number; type: string; value: number }[];
  moved: { from: string[]; leftCoin: number; extpoint0: number; extpoint4: number } | null;
}

const object = (row: string, value: string) =>
  `json_build_object('id', ${row}.id, 'type', ${row}.type, 'value', ${value})`;

/**
 * Related transactions: the parts of a top-up, the refund of a refused purchase, and the purchase of such a refund. `json_agg` sorts by
 * id, the order of creation.
 */
const related = `
  (select coalesce(json_agg(${object('p', 'p.value')} order by p.id), '[]') from transactions p
    where p.player_id = t.player_id and p.parent_id = t.id and t.type like 'topup.%')::jsonb
  || (select coalesce(json_agg(${object('r', 'r.value')}), '[]')
        from deliveries d join transactions r on r.player_id = d.player_id and r.id = d.refund_transaction_id
       where t.type = 'credit.pay' and d.player_id = t.player_id and d.transaction_id = t.id)::jsonb
  || (select coalesce(json_agg(${object('b', '-b.value')}), '[]')
        from deliveries d join transactions b on b.player_id = d.player_id and b.id = d.transaction_id
       where t.type = 'credit.refund' and d.player_id = t.player_id and d.refund_transaction_id = t.id)::jsonb`;

const moved = `
  (select json_build_object(
            'from', (select coalesce(json_agg(f.name order by f.id), '[]') from zones f where f.id = any (m.from_zones)),
            'leftCoin', d.coins, 'extpoint0', d.extpoint0, 'extpoint4', d.extpoint4)
     from deliveries d join account_migrations m on m.player_id = d.player_id and m.transaction_id = d.transaction_id
    where t.type = '${migrationType}' and d.player_id = t.player_id and d.transaction_id = t.id)`;

/** The lines of player $1 with ids below $2, newest first. Ids never change, so every line is on exactly one page. */
const linesBefore = (only: string) => `
  select t.id, t.type, t.status, t.value, t.currency, t.updated_at, t.source, t.game_id, t.coin, t.coin_name, z.name as zone_name,
         ${related} as related, ${moved} as moved
    from transactions t left join zones z on z.id = t.zone_id
   where t.player_id = $1 and t.id < $2 and t.parent_id is null ${only}
   order by t.id desc
   limit $3`;

const ofCredit = { name: 'history', text: linesBefore(`and t.type <> '${migrationType}'`) };
const ofAll = { name: 'history-pages', text: linesBefore('') };

const relatedOf = ({ id, type, value }: HistoryRow['related'][number]): RelatedTransaction => ({
  id: String(id),
  type,
  realValue: value,
});

function transactionOf(row: HistoryRow): Transaction {
  const { source, game_id: gameId, coin, coin_name: coinName, zone_name: zoneName, moved: balances } = row;
  return {
    id: String(row.id),
    type: row.type,
    status: row.status,
    value: row.value,
    currency: row.currency,
    updatedAt: row.updated_at.toISOString(),
    payload: {
      ...(source !== null && { source }),
      ...(gameId !== null && coin !== null && coinName !== null && { metadata: { gameId, coin, coinName } }),
      ...(zoneName !== null && { zoneName }),
      ...(gameId !== null && balances && { moved: { gameId, ...balances } }),
    },
    relatedTransactions: row.related.map(relatedOf),
  };
}

type Statement = typeof ofAll;
/** Greater than the id of any transaction. */
const PAST_ALL = Number.MAX_SAFE_INTEGER;

async function read(pool: Pool, statement: Statement, playerId: number, before: number, most: number) {
  const { rows } = await pool.query<HistoryRow>({ ...statement, values: [playerId, before, most] });
  return rows.map(transactionOf);
}

/** The player's newest transactions (at most 15): one statement. Migrations have no type there (decision 0020). */
export const newestTransactions = (pool: Pool, playerId: number): Promise<Transaction[]> =>
  read(pool, ofCredit, playerId, PAST_ALL, limits.historyLength);

/** A page of the player's transactions, migrations too: those below an id, or the newest ones (PLAY-7). */
export async function historyPage(
  pool: Pool,
  playerId: number,
  before: number = PAST_ALL,
  most: number = limits.historyLength,
): Promise<HistoryPage> {
  // Reads one more than is shown, to find out whether there are older ones.
  const found = await read(pool, ofAll, playerId, before, most + 1);
  const transactions = found.slice(0, most);
  return { transactions, next: found.length > most ? (transactions.at(-1)?.id ?? null) : null };
}

/** The player's transaction with this id, as a page with one line or none. */
export async function historyLine(pool: Pool, playerId: number, id: number): Promise<HistoryPage> {
  const [line] = await read(pool, ofAll, playerId, id + 1, 1);
  return { transactions: line?.id === String(id) ? [line] : [], next: null };
}
