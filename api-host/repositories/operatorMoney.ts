import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Gives KP back by an operator's word (credit.refund); debt is repaid first. The transaction's id. */
export async function refundCredit(
  db: Kysely<Database>,
  playerId: number,
  amount: number,
  note: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select operator_refund(${playerId}, ${amount}, ${note}) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('operator_refund gave no row');
  return row.id;
}
