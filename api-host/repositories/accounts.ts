import { sql, type Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../db/schema';

/** An account as login, recovery and security need it. */
export interface Account {
  id: number;
  username: string;
  passwordHash: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  /** Whether a login asks for a second factor after the password. */
  mfaEnabled: boolean;
  hasPasskey: boolean;
  /** A sign-in from a browser that is not trusted asks for a code (SAFE-4). */
  approvesLogin: boolean;
  /** When support suspended the account; null: it is not suspended (OPS-6). */
  suspendedAt: Date | null;
  /** Until this time a phone number or address that support has set cannot be used to reset the password. */
  phoneWaitsUntil: Date | null;
  emailWaitsUntil: Date | null;
}

export interface NewAccount {
  username: string;
  passwordHash: string;
  /** E.164 */
  phone: string;
  receiveNewsletter: boolean;
}

const now = sql<Date>`now()`;
const inHours = (hours: number) => (hours === 0 ? null : sql<Date>`now() + make_interval(hours => ${hours})`);

/** Whether `create` failed because the account of that name was being deleted at that moment. */
export const wasFormerName = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'former_usernames_pkey';

/** The player's number for a new row; null if the account was deleted meanwhile, whose rows must not outlive it (SAFE-13). */
export const idUnlessDeleted = (playerId: number | null) =>
  sql<number | null>`(select id from players where id = ${playerId} and deleted_at is null for key share)`;

/** Accounts of players (table players). Of a deleted one only its number is left. */
export function accountsRepository(db: Kysely<Database>) {
  const accounts = db
    .selectFrom('players')
    .select(['id', 'username', 'password_hash as passwordHash', 'email', 'phone_number as phone'])
    .select(['email_verified_at as emailVerifiedAt', 'phone_verified_at as phoneVerifiedAt'])
    .select(['mfa_enabled as mfaEnabled', 'approves_login as approvesLogin'])
    .select(['suspended_at as suspendedAt', 'phone_waits_until as phoneWaitsUntil'])
    .select('email_waits_until as emailWaitsUntil')
    .select(sql<boolean>`exists (select 1 from passkeys k where k.player_id = players.id)`.as('hasPasskey'));
  const undeleted = accounts.where('deleted_at', 'is', null).forKeyShare();
  /** Not of a deleted account: a change that has waited for the deletion would be left behind (SAFE-13). */
  const change = (id: number) =>
    db.updateTable('players').where('id', '=', id).where('deleted_at', 'is', null);

  return {
    byUsername: (username: string): Promise<Account | undefined> =>
      accounts.where('username', '=', username).executeTakeFirst(),

    byId: (id: number): Promise<Account> => accounts.where('id', '=', id).executeTakeFirstOrThrow(),

    /** Locks the account against changes until the transaction ends. */
    lock: (id: number): Promise<Account> =>
      accounts.where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(),

    /** As `lock`, but new references to the account wait too: for a change of its name. */
    lockWhole: (id: number): Promise<Account> =>
      accounts.where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

    /**
     * Holds up the account's deletion until the transaction ends, but no other change; undefined if it was deleted. For what must not
     * outlive the account: rows of it, and messages to it (SAFE-13).
     */
    lockUndeleted: (id: number): Promise<Account | undefined> =>
      undeleted.where('id', '=', id).executeTakeFirst(),

    /** As `lockUndeleted`, by name. */
    lockUndeletedByUsername: (username: string): Promise<Account | undefined> =>
      undeleted.where('username', '=', username).executeTakeFirst(),

    /** As `lockUndeleted`, the accounts that have verified an address. */
    lockUndeletedByEmail: (email: string): Promise<Account[]> =>
      undeleted
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('email_verified_at', 'is not', null)
        .orderBy('username')
        .execute(),

    /** As `lock`, by name; undefined where no account has it. */
    lockByUsername: (username: string): Promise<Account | undefined> =>
      accounts.where('username', '=', username).forNoKeyUpdate().executeTakeFirst(),

    byPhone: (e164: string): Promise<Account[]> =>
      accounts.where('phone_number', '=', e164).orderBy('username').execute(),

    /** Whether another account has verified this number. */
    async phoneVerifiedByOther(e164: string, playerId: number | null): Promise<boolean> {
      const others = db
        .selectFrom('players')
        .select('id')
        .where('phone_number', '=', e164)
        .where('phone_verified_at', 'is not', null);
      const row = await (playerId === null ? others : others.where('id', '<>', playerId)).executeTakeFirst();
      return row !== undefined;
    },

    /** Whether a deleted account had this name. */
    async isFormerName(username: string): Promise<boolean> {
      const row = await db
        .selectFrom('former_usernames')
        .select('username')
        .where('username', '=', username)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The new account's id; undefined if the name is taken. Throws (see `wasFormerName`) if its account is just being deleted. */
    async create(account: NewAccount): Promise<number | undefined> {
      const row = await db
        .insertInto('players')
        .values({
          username: account.username,
          password_hash: account.passwordHash,
          phone_number: account.phone,
          receive_newsletter: account.receiveNewsletter,
        })
        .onConflict((conflict) => conflict.column('username').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** False if the password hash is no longer `formerHash`: another request has changed the password. */
    async setPassword(id: number, formerHash: string, passwordHash: string): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ password_hash: passwordHash, last_password_change_at: now })
        .where('password_hash', '=', formerHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Sets a number that is not verified, and cannot be used to reset the password for `waitHours`. */
    async setPhone(id: number, e164: string, waitHours = 0): Promise<void> {
      await change(id)
        .set({ phone_number: e164, phone_verified_at: null, phone_waits_until: inHours(waitHours) })
        .execute();
    },

    /** False if the account has another number now. Throws if another account verifies the number at the same time. */
    async verifyPhone(id: number, e164: string): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ phone_verified_at: now })
        .where('phone_number', '=', e164)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Sets an address that is not verified, and cannot be used to reset the password for `waitHours`. */
    async setEmail(id: number, email: string, waitHours = 0): Promise<void> {
      await change(id)
        .set({ email, email_verified_at: null, email_waits_until: inHours(waitHours) })
        .execute();
    },

    /** False if the account already was in that state. */
    async setSuspended(id: number, suspended: boolean): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ suspended_at: suspended ? now : null })
        .where('suspended_at', suspended ? 'is' : 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False if the account has another address now. */
    async verifyEmail(id: number, email: string): Promise<boolean> {
      const { numUpdatedRows } = await change(id)
        .set({ email_verified_at: now })
        .where('email', '=', email)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async setNames(id: number, names: { first: string; middle: string | null; last: string }): Promise<void> {
      await change(id)
        .set({ first_name: names.first, middle_name: names.middle, last_name: names.last })
        .execute();
    },

    async setApprovesLogin(id: number, approves: boolean): Promise<void> {
      await change(id).set({ approves_login: approves }).execute();
    },

    async setLanguage(id: number, language: string): Promise<void> {
      await change(id).set({ language }).execute();
    },
  };
}
