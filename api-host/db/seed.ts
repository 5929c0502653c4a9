import type { Kysely } from 'kysely';
import type { Database } from './schema';
import { seedCatalogue } from './seedCatalogue';
import { seedPlayers } from './seedPlayers';

/** Adds rows to a sandbox's database; does nothing if they exist already. */
export type Seeder = (db: Kysely<Database>) => Promise<void>;

/** The order matters: a later seeder may need the rows of an earlier one. */
const seeders: readonly Seeder[] = [seedPlayers, seedCatalogue];

/** The seed of architecture §5. Only for the sandbox: its accounts have a public password. */
export async function seed(db: Kysely<Database>): Promise<void> {
  for (const run of seeders) await run(db);
}
