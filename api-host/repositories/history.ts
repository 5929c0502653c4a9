import type { Pool } from 'pg';
import {
  limits,
  migrationType,
  type Currency,
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
  parts: { id: number; type: string; value: number }[];
}

const newest = `
  select t.id, t.type, t.status, t.value, t.currency, t.updated_at, t.source, t.game_id, t.coin, t.coin_name,
         (select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'value', p.value) order by p.id), '[]')
            from transactions p
           where p.player_id = t.player_id and p.parent_id = t.id) as parts
    from transactions t
   where t.player_id = $1 and t.parent_id is null and t.type <> '${migrationType}'
   order by t.id desc
   limit $2`;

const partOf = ({ id, type, value }: HistoryRow['parts'][number]): RelatedTransaction => ({
  id: String(id),
  type,
  realValue: value,
});

function transactionOf(row: HistoryRow): Transaction {
  const { source, game_id: gameId, coin, coin_name: coinName } = row;
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
    },
    relatedTransactions: row.parts.map(partOf),
  };
}

/** The player's newest transactions (at most 15), each with its parts: one statement. Migrations are not shown (decision 0020). */
export async function newestTransactions(pool: Pool, playerId: number): Promise<Transaction[]> {
  const query = { name: 'history', text: newest, values: [playerId, limits.historyLength] };
  return (await pool.query<HistoryRow>(query)).rows.map(transactionOf);
}
