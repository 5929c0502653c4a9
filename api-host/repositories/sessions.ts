import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { knownBrowsersRepository } from './knownBrowsers';
import { passkeysRepository } from './passkeys';
import { purge } from './purge';

/** How long a session lasts after it was last used (LOGIN-5); without "remember" the cookie also ends with the browser. */
export const REMEMBERED_DAYS = 30;
export const IDLE_HOURS = 24;
/** The absolute lifetime of a session, however much it is used (SAFE-3). */
export const LONGEST_SESSION_DAYS = 90;
/** The maximum number of sessions per player. */
export const SESSIONS_PER_PLAYER = 20;

/**
 * Why a sign-in needs no approval (SAFE-4): `proven` by a code, by a proof that is at least as strong, or because no channel can receive
 * codes; `trusted`: the account trusts the browser.
 */
export type Approval = 'proven' | 'trusted';

/** Whether the code by which a sign-in was proven is still there. Called once the player is locked. */
export type CodeStays = (trx: Transaction<Database>) => Promise<boolean>;

export interface NewSession {
  tokenHash: Buffer;
  /** The session that this one replaces in its browser, of any player; null: none. */
  formerHash: Buffer | null;
  playerId: number;
  /** The password hash that the login was checked against. */
  passwordHash: string;
  /** Whether the sign-in is sufficient for an account with a second factor. */
  mfaEnabled: boolean;
  /** The passkey used to sign in; absent for a sign-in with a password. */
  passkeyId?: string;
  /** Absent if the account did not approve sign-ins when this one was checked. */
  approval?: Approval | undefined;
  /** Absent if no code was needed. */
  codeStays?: CodeStays | undefined;
  remember: boolean;
  /** The browser's cookie (plugins/knownBrowsers.ts). */
  browserHash: Buffer;
  address: string | null;
  userAgent: string | null;
}

const expiry = (remember: boolean) =>
  remember
    ? sql<Date>`now() + make_interval(days => ${sql.lit(REMEMBERED_DAYS)})`
    : sql<Date>`now() + make_interval(hours => ${sql.lit(IDLE_HOURS)})`;

/**
 * The new session's id; undefined if the password has changed, a second factor was added, the approval of sign-ins turned on or the
 * account suspended. Locks the player.
 */
async function insert(trx: Transaction<Database>, session: NewSession): Promise<string | undefined> {
  const { tokenHash, playerId, passwordHash, mfaEnabled, approval, remember } = session;
  const { browserHash, address, userAgent } = session;
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
        .where(sql<boolean>`(${approval !== undefined}::boolean or not approves_login)`)
        .forNoKeyUpdate(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Whether the passkey or code used to sign in is still there, and the browser is still trusted if no approval was asked for because of that;
 * if not, the session is deleted again. This needs separate statements: one that waited for the lock on the player's row sees other tables
 * as they were before the wait.
 */
async function proofStays(
  trx: Transaction<Database>,
  { playerId, passkeyId, approval, codeStays, browserHash, tokenHash }: NewSession,
): Promise<boolean> {
  const passkeyStays =
    passkeyId === undefined || (await passkeysRepository(trx).find(passkeyId)) !== undefined;
  const trustStays =
    approval !== 'trusted' || (await knownBrowsersRepository(trx).isTrustedBy(playerId, browserHash));
  if (passkeyStays && trustStays && (codeStays === undefined || (await codeStays(trx)))) return true;
  await trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  return false;
}

/**
 * Ends the session that a new one replaces, and those of the player beyond SESSIONS_PER_PLAYER, least recently used first. Locks them in
 * one order: the former session may be another player's, who signs in at the same moment in a browser that was this player's.
 */
async function endReplaced(
  trx: Transaction<Database>,
  { formerHash, playerId }: Pick<NewSession, 'formerHash' | 'playerId'>,
): Promise<void> {
  const notFormer = sql<boolean>`token_hash is distinct from ${formerHash}::bytea`;
  await trx
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where((ended) =>
          ended.or([
            ended('token_hash', '=', formerHash),
            ended(
              'token_hash',
              'in',
              ended
                .selectFrom('sessions')
                .select('token_hash')
                .where('player_id', '=', playerId)
                .where(notFormer)
                .orderBy('last_seen_at', 'desc')
                .offset(SESSIONS_PER_PLAYER),
            ),
          ]),
        )
        .orderBy('token_hash')
        .forUpdate(),
    )
    .execute();
}

/**
 * The new session's id; undefined if what the sign-in was checked against has changed meanwhile. Locks the player's row, so that a change
 * that ends all sessions happens entirely before or entirely after the transaction. The session that it replaces ends, and so do the least
 * recently used ones beyond SESSIONS_PER_PLAYER.
 */
export async function createSession(
  trx: Transaction<Database>,
  session: NewSession,
): Promise<string | undefined> {
  const id = await insert(trx, session);
  if (id === undefined || !(await proofStays(trx, session))) return undefined;
  await endReplaced(trx, session);
  return id;
}

export function sessionsRepository(db: Kysely<Database>) {
  return {
    /** Extends a session that is in use, at most to its absolute lifetime. False if it has ended, or has another token. */
    async renew(tokenHash: Buffer, remember: boolean): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({
          last_seen_at: sql<Date>`now()`,
          expires_at: sql<Date>`least(${expiry(remember)}, created_at + make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)}))`,
        })
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Gives a session another token. False if it has ended, or the password is no longer `passwordHash`. */
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

    /** Ends all sessions of a player except that of `kept`. True if there were any. */
    async endAll(playerId: number, kept: Buffer | null = null): Promise<boolean> {
      const all = db.deleteFrom('sessions').where('player_id', '=', playerId);
      const { numDeletedRows } = await (
        kept === null ? all : all.where('token_hash', '<>', kept)
      ).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    purgeExpired: (): Promise<void> =>
      purge(db, 'sessions', ['token_hash'], sql<boolean>`expires_at < now()`),
  };
}
