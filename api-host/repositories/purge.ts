import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

const BATCH_SIZE = 5_000;

/**
 * Deletes the rows of a table that match `where`, in batches, so that no statement takes long however many rows there are. Rows that others
 * have locked are left for the next time: whoever locks several may wait for one that a batch has deleted. `key`: the columns of the primary
 * key. `distributed`: Citus cannot skip the locked rows of such a table, so they are waited for.
 */
export async function purge(
  db: Kysely<Database>,
  table: keyof Database,
  key: readonly string[],
  where: RawBuilder<boolean>,
  { distributed = false } = {},
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const from = sql.table(table);
  const skip = distributed ? sql`` : sql`for update skip locked`;
  let deleted: bigint;
  do {
    // The condition stands twice: of a row that was changed while it was waited for, only the outer one is checked again.
    const { numAffectedRows = 0n } = await sql`
      delete from ${from}
       where (${columns}) in (select ${columns} from ${from} where ${where} limit ${sql.lit(BATCH_SIZE)} ${skip})
         and ${where}`.execute(db);
    deleted = numAffectedRows;
  } while (deleted === BigInt(BATCH_SIZE));
}
