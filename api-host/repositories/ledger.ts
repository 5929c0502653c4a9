import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Takes KP back from a player (credit.recall). The part that exceeds the balance becomes debt. Returns the transaction's id. */
export async function recallCredit(
  db: Kysely<Database>,
  playerId: number,
  amount: number,
  note: string,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select recall_credit(${playerId}, ${amount}, ${note}) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('recall_credit gave no row');
  return row.id;
}

/** Gives KP back to a player by an operator's decision (credit.refund). It repays debt first. Returns the transaction's id. */
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
