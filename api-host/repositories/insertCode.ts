import { DatabaseError } from 'pg';
import type { InsertResult } from 'kysely';

/**
 * Runs the insert of a code. False if the code exists already, as a gift code or as a redeemable one: the database keeps the names of
 * both in code_names. The caller's transaction can then only be rolled back.
 */
export async function insertCode(insert: { executeTakeFirst(): Promise<InsertResult> }): Promise<boolean> {
  try {
    const { numInsertedOrUpdatedRows } = await insert.executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'code_names_pkey') return false;
    throw error;
  }
}
