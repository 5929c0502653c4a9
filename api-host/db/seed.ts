import type { Kysely } from 'kysely';
import type { Database } from './schema';
import { seedCatalogue } from './seedCatalogue';
import { seedPlayers } from './seedPlayers';

/** Puts something into a sandbox's database; does nothing where it is already there. */
export type Seeder = (db: Kysely<Database>) => Promise<void>;

/** In this order: a later one may need what an earlier one made. */
const seeders: readonly Seeder[] = [seedPlayers, seedCatalogue];

/** The seed of architecture §5. Only for the sandbox: its accounts have a public password. */
export async function seed(db: Kysely<Database>): Promise<void> {
  for (const run of seeders) await run(db);
}
