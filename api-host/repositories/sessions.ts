import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { User } from '@portal/contract';
import type { Database } from '../db/schema';
import { inBatches } from './inBatches';

/** The signed-in player, as one query of the hot path reads them. */
export interface SessionPlayer {
  id: number;
  username: string;
  /** The session's row was not touched for RENEW_AFTER_MINUTES. */
  renewalDue: boolean;
  remember: boolean;
  tokenHash: Buffer;
  /** The answer of GET /api/me, contract's User as JSON text: written by the database, passed on unread. */
  userJson: string;
}

/** How long a session lasts after it was last used (LOGIN-5); without "remember" the cookie also ends with the browser. */
export const REMEMBERED_DAYS = 30;
export const IDLE_HOURS = 24;
/** A session's row is written at most this often, so that reading pages costs no writes. */
const RENEW_AFTER_MINUTES = 5;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Contract's User, column by column. */
const USER: Record<keyof User, string> = {
  username: 'p.username',
  email: 'p.email',
  phoneNumber: 'p.phone_number',
  firstName: 'p.first_name',
  middleName: 'p.middle_name',
  lastName: 'p.last_name',
  dob: 'p.dob',
  joinAt: instant('p.joined_at'),
  language: 'p.language',
  verifiedAt: instant('p.email_verified_at'),
  verifiedPhoneAt: instant('p.phone_verified_at'),
  lastPasswordChange: instant('p.last_password_change_at'),
  mfaEnabled: 'p.mfa_enabled',
  credit: 'b.credit',
  debtCredit: 'b.debt',
};

const userJson = Object.entries(USER)
  .map(([name, column]) => `'${name}', ${column}`)
  .join(', ');

const LOOKUP = `
  select asked.n::int, p.id, p.username, s.remember, json_build_object(${userJson})::text as user_json,
         s.last_seen_at < now() - interval '${RENEW_AFTER_MINUTES} minutes' as renewal_due
    from unnest($1::bytea[]) with ordinality as asked (token_hash, n)
    join sessions s on s.token_hash = asked.token_hash and s.expires_at > now()
    join players p on p.id = s.player_id
    join balances b on b.player_id = s.player_id`;

interface LookupRow {
  /** Which of the hashes it is for, from 1. */
  n: number;
  id: number;
  username: string;
  remember: boolean;
  renewal_due: boolean;
  user_json: string;
}

/** Finds live sessions by the hash of their token. Simultaneous look-ups share one prepared statement. */
export function sessionLookup(pool: Pool): (tokenHash: Buffer) => Promise<SessionPlayer | undefined> {
  return inBatches(
    async (hashes: Buffer[]) => {
      const { rows } = await pool.query<LookupRow>({
        name: 'session-lookup',
        text: LOOKUP,
        values: [hashes],
      });
      const found = Array<SessionPlayer | undefined>(hashes.length).fill(undefined);
      for (const row of rows) {
        const tokenHash = hashes[row.n - 1];
        if (tokenHash) found[row.n - 1] = playerOf(row, tokenHash);
      }
      return found;
    },
    { parallel: 1, size: 100 },
  );
}

const playerOf = (row: LookupRow, tokenHash: Buffer): SessionPlayer => ({
  id: row.id,
  username: row.username,
  remember: row.remember,
  renewalDue: row.renewal_due,
  tokenHash,
  userJson: row.user_json,
});

export interface NewSession {
  tokenHash: Buffer;
  playerId: number;
  /** The password's hash that was checked. */
  passwordHash: string;
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
    /**
     * False where the password was changed meanwhile. The row of the player is locked against that: a change of password,
     * which ends all sessions, comes wholly before this or wholly after.
     */
    async create(session: NewSession): Promise<boolean> {
      const { tokenHash, playerId, passwordHash, remember, address, userAgent } = session;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sessions')
        .columns(['token_hash', 'player_id', 'remember', 'expires_at', 'address', 'user_agent'])
        .expression((eb) =>
          eb
            .selectFrom('players')
            .select([
              sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
              'id',
              sql<boolean>`${remember}::boolean`.as('remember'),
              expiry(remember).as('expires_at'),
              sql<string | null>`${address}::inet`.as('address'),
              sql<string | null>`${userAgent?.slice(0, 512) ?? null}::text`.as('user_agent'),
            ])
            .where('id', '=', playerId)
            .where('password_hash', '=', passwordHash)
            .forShare(),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
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

    /** Signs a player out everywhere. */
    async endAll(playerId: number): Promise<void> {
      await db.deleteFrom('sessions').where('player_id', '=', playerId).execute();
    },

    async purgeExpired(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute();
    },
  };
}
