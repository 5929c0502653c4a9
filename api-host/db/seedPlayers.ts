import type { Kysely } from 'kysely';
import { hashPassword } from '../domain/passwords';
import type { Database } from './schema';

/** The sandbox's accounts, which the host prints at the start. */
export const DEMO_ACCOUNT = { username: 'demo', password: 'Demo@2026' } as const;
export const CLOSED_ACCOUNT = { username: 'closed', password: 'Demo@2026' } as const;

/** Players `demo` and `closed` of architecture §5 "Seed". */
export async function seedPlayers(db: Kysely<Database>): Promise<void> {
  const known = await db
    .selectFrom('players')
    .select('username')
    .where('username', 'in', ['demo', 'closed'])
    .execute();
  const missing = (username: string) => !known.some((player) => player.username === username);
  // They are not newcomers: they have completed a new player's first steps.
  const joinedAt = new Date('2026-01-15T02:55:00Z');
  const verifiedAt = new Date('2026-01-15T03:00:00Z');

  if (missing(DEMO_ACCOUNT.username))
    await insert(db, {
      username: DEMO_ACCOUNT.username,
      password_hash: await hashPassword(DEMO_ACCOUNT.password),
      joined_at: joinedAt,
      first_name: 'Nam',
      middle_name: 'Thành',
      last_name: 'Nguyễn',
      phone_number: '+84912345678',
      phone_verified_at: verifiedAt,
      email: 'demo@example.com',
      email_verified_at: verifiedAt,
    });
  if (missing(CLOSED_ACCOUNT.username))
    await insert(db, {
      username: CLOSED_ACCOUNT.username,
      password_hash: await hashPassword(CLOSED_ACCOUNT.password),
      joined_at: joinedAt,
      first_name: 'Mai',
      middle_name: null,
      last_name: 'Trần',
      phone_number: '+84987654321',
      phone_verified_at: verifiedAt,
      email: null,
      email_verified_at: null,
    });
}

interface SeedPlayer {
  username: string;
  password_hash: string;
  joined_at: Date;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  phone_number: string;
  phone_verified_at: Date;
  email: string | null;
  email_verified_at: Date | null;
}

/** Two hosts may seed at once. */
const insert = async (db: Kysely<Database>, player: SeedPlayer): Promise<void> => {
  await db
    .insertInto('players')
    .values(player)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .execute();
};
