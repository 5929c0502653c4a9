import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { User } from '@portal/contract';
import type { Database } from '../db/schema';
import { inBatches } from './inBatches';

/** Who is signed in, as one query of the hot path reads it. `user` is the answer of GET /api/me. */
export interface SessionPlayer {
  id: number;
  username: string;
  /** The session's row was not touched for RENEW_AFTER_MINUTES. */
  renewalDue: boolean;
  remember: boolean;
  tokenHash: Buffer;
  user: User;
}

/** How long a session lasts after it was last used (LOGIN-5); without "remember" the cookie also ends with the browser. */
export const REMEMBERED_DAYS = 30;
const IDLE_HOURS = 24;
/** A session's row is written at most this often, so that reading pages costs no writes. */
const RENEW_AFTER_MINUTES = 5;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const LOOKUP = `
  select s.token_hash, s.remember, s.last_seen_at < now() - interval '${RENEW_AFTER_MINUTES} minutes' as renewal_due,
         p.id, p.username, p.email, p.phone_number, p.first_name, p.middle_name, p.last_name, p.dob, p.language, p.mfa_enabled,
         ${instant('p.joined_at')} as joined_at, ${instant('p.email_verified_at')} as email_verified_at,
         ${instant('p.phone_verified_at')} as phone_verified_at,
         ${instant('p.last_password_change_at')} as last_password_change_at,
         b.credit, b.debt
    from sessions s
    join players p on p.id = s.player_id
    join balances b on b.player_id = s.player_id
   where s.token_hash = any($1::bytea[]) and s.expires_at > now()`;

interface LookupRow {
  token_hash: Buffer;
  remember: boolean;
  renewal_due: boolean;
  id: number;
  username: string;
  email: string | null;
  phone_number: string | null;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
  dob: string | null;
  language: User['language'];
  mfa_enabled: boolean;
  joined_at: string;
  email_verified_at: string | null;
  phone_verified_at: string | null;
  last_password_change_at: string | null;
  credit: number;
  debt: number;
}

const playerOf = (row: LookupRow): SessionPlayer => ({
  id: row.id,
  username: row.username,
  renewalDue: row.renewal_due,
  remember: row.remember,
  tokenHash: row.token_hash,
  user: {
    username: row.username,
    email: row.email,
    phoneNumber: row.phone_number,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    dob: row.dob,
    joinAt: row.joined_at,
    language: row.language,
    verifiedAt: row.email_verified_at,
    verifiedPhoneAt: row.phone_verified_at,
    lastPasswordChange: row.last_password_change_at,
    mfaEnabled: row.mfa_enabled,
    credit: row.credit,
    debtCredit: row.debt,
  },
});

/** Finds living sessions by the hash of their token: one prepared statement for all that are asked for at once. */
export function sessionLookup(pool: Pool): (tokenHash: Buffer) => Promise<SessionPlayer | undefined> {
  const nameOf = (hash: Buffer) => hash.toString('latin1');
  return inBatches(
    async (hashes: Buffer[]) => {
      const { rows } = await pool.query<LookupRow>({
        name: 'session-lookup',
        text: LOOKUP,
        values: [hashes],
      });
      const players = new Map(rows.map((row) => [nameOf(row.token_hash), playerOf(row)]));
      return hashes.map((hash) => players.get(nameOf(hash)));
    },
    { parallel: 4, size: 100 },
  );
}

export interface NewSession {
  tokenHash: Buffer;
  playerId: number;
  remember: boolean;
  address: string | null;
  userAgent: string | undefined;
}

const expiry = (remember: boolean) =>
  remember
    ? sql<Date>`now() + make_interval(days => ${sql.lit(REMEMBERED_DAYS)})`
    : sql<Date>`now() + make_interval(hours => ${sql.lit(IDLE_HOURS)})`;

export function sessionsRepository(db: Kysely<Database>) {
  return {
    async create({ tokenHash, playerId, remember, address, userAgent }: NewSession): Promise<void> {
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          player_id: playerId,
          remember,
          expires_at: expiry(remember),
          address,
          user_agent: userAgent?.slice(0, 512) ?? null,
        })
        .execute();
    },

    /** Moves the end of a session that is in use. */
    async renew(tokenHash: Buffer, remember: boolean): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: sql<Date>`now()`, expires_at: expiry(remember) })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    async end(tokenHash: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async purgeExpired(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute();
    },
  };
}
