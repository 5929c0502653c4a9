import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { passkeysRepository } from './passkeys';
import { purge } from './purge';

/** How long a session lasts after it was last used (LOGIN-5); without "remember" the cookie also ends with the browser. */
export const REMEMBERED_DAYS = 30;
export const IDLE_HOURS = 24;
/** No session lasts longer, however much it is used (SAFE-3). */
export const LONGEST_SESSION_DAYS = 90;
/** The most sessions one player has at a time. */
export const SESSIONS_PER_PLAYER = 20;

export interface NewSession {
  tokenHash: Buffer;
  playerId: number;
  /** The password's hash that was checked. */
  passwordHash: string;
  /** Whether a second factor was asked for where the account had one. */
  mfaEnabled: boolean;
  /** The passkey that signed in; absent where a password did. */
  passkeyId?: string;
  remember: boolean;
  /** The browser's cookie (plugins/devices.ts). */
  browserHash: Buffer;
  address: string | null;
  userAgent: string | null;
}

const expiry = (remember: boolean) =>
  remember
    ? sql<Date>`now() + make_interval(days => ${sql.lit(REMEMBERED_DAYS)})`
    : sql<Date>`now() + make_interval(hours => ${sql.lit(IDLE_HOURS)})`;

/** The new session's id; undefined where the password is another one by now, a second factor was added or the account suspended. Locks the player. */
async function insert(trx: Transaction<Database>, session: NewSession): Promise<string | undefined> {
  const { tokenHash, playerId, passwordHash, mfaEnabled, remember, browserHash, address, userAgent } =
    session;
  const row = await trx
    .insertInto('sessions')
    .columns(['token_hash', 'player_id', 'remember', 'expires_at', 'browser_hash', 'address', 'user_agent'])
    .expression((eb) =>
      eb
        .selectFrom('players')
        .select([
          sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
          'id',
          sql<boolean>`${remember}::boolean`.as('remember'),
          expiry(remember).as('expires_at'),
          sql<Buffer>`${browserHash}::bytea`.as('browser_hash'),
          sql<string | null>`${address}::inet`.as('address'),
          sql<string | null>`${userAgent?.slice(0, 512) ?? null}::text`.as('user_agent'),
        ])
        .where('id', '=', playerId)
        .where('password_hash', '=', passwordHash)
        .where('suspended_at', 'is', null)
        .where(sql<boolean>`(${mfaEnabled}::boolean or not mfa_enabled)`)
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Whether the passkey that signed in is still the player's; if not, the session goes again. A statement of its own: the one that
 * waited for the row of the player sees passkeys as they were before.
 */
async function passkeyStays(
  trx: Transaction<Database>,
  { passkeyId, tokenHash }: NewSession,
): Promise<boolean> {
  if (passkeyId === undefined || (await passkeysRepository(trx).find(passkeyId))) return true;
  await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  return false;
}

/** Ends what is beyond SESSIONS_PER_PLAYER: the sessions that were not used for the longest time. */
async function endOldest(trx: Transaction<Database>, playerId: number): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('player_id', '=', playerId)
        .orderBy('last_seen_at', 'desc')
        .offset(SESSIONS_PER_PLAYER),
    )
    .execute();
}

export function sessionsRepository(db: Kysely<Database>) {
  return {
    /**
     * The new session's id; undefined where the password was changed meanwhile. The row of the player is locked against that: a change of password,
     * which ends all sessions, comes wholly before this or wholly after. Beyond SESSIONS_PER_PLAYER those that were not used for
     * the longest time end. In a transaction of its own.
     */
    create: (session: NewSession): Promise<string | undefined> =>
      db.transaction().execute(async (trx) => {
        const id = await insert(trx, session);
        if (id === undefined || !(await passkeyStays(trx, session))) return undefined;
        await endOldest(trx, session.playerId);
        return id;
      }),

    /** Moves the end of a session that is in use, at most to its absolute one. */
    async renew(tokenHash: Buffer, remember: boolean): Promise<void> {
      await db
        .updateTable('sessions')
        .set({
          last_seen_at: sql<Date>`now()`,
          expires_at: sql<Date>`least(${expiry(remember)}, created_at + make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)}))`,
        })
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    /** Gives a session another token. False where it has ended, or the password is another one. */
    async replaceToken(tokenHash: Buffer, newHash: Buffer, passwordHash: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .from('players')
        .set({ token_hash: newHash, last_seen_at: sql<Date>`now()` })
        .whereRef('players.id', '=', 'sessions.player_id')
        .where('players.password_hash', '=', passwordHash)
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async end(tokenHash: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    /** Signs a player out everywhere but in the session of `kept`. */
    async endAll(playerId: number, kept: Buffer | null = null): Promise<void> {
      const all = db.deleteFrom('sessions').where('player_id', '=', playerId);
      await (kept === null ? all : all.where('token_hash', '<>', kept)).execute();
    },

    purgeExpired: (): Promise<void> =>
      purge(db, 'sessions', ['token_hash'], sql<boolean>`expires_at < now()`),
  };
}
