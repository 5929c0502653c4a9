import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

const BATCH_SIZE = 5_000;

/**
 * Deletes the rows of a table that match `where`, in batches, so that no statement takes long however many rows there are.
 * `key`: the columns of the primary key.
 */
export async function purge(
  db: Kysely<Database>,
  table: keyof Database,
  key: readonly string[],
  where: RawBuilder<boolean>,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const from = sql.table(table);
  let deleted: bigint;
  do {
    // The condition stands twice: of a row that was changed since it was found, only the outer one is checked again.
    const { numAffectedRows = 0n } = await sql`
      delete from ${from}
       where (${columns}) in (select ${columns} from ${from} where ${where} limit ${sql.lit(BATCH_SIZE)})
         and ${where}`.execute(db);
    deleted = numAffectedRows;
  } while (deleted === BigInt(BATCH_SIZE));
}
