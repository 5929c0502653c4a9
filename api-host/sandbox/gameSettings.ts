import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The behaviour of the sandbox's game servers, shared by all host processes of the database. */
export const gameModes = ['ok', 'refuse', 'hang', 'down'] as const;
export type GameMode = (typeof gameModes)[number];

export async function setGameMode(db: Kysely<Database>, mode: GameMode): Promise<void> {
  await sql`
    insert into sandbox_settings (name, value) values ('game', to_jsonb(${mode}::text))
    on conflict (name) do update set value = excluded.value`.execute(db);
}

export async function gameMode(db: Kysely<Database>): Promise<GameMode> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('name', '=', 'game')
    .executeTakeFirst();
  return gameModes.find((mode) => mode === row?.value) ?? 'ok';
}
