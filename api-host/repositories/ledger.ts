import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Takes KP back from a player (credit.recall); what the balance doesn't hold becomes debt. The transaction's id. */
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
