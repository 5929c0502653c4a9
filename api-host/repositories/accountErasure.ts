import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { Account } from './accounts';
import { commitAsOne } from './commitAsOne';

/** The username in the row of a deleted account. No player can have such a name. */
export const erasedName = (playerId: number): string => `~${playerId}`;

/** Whether the account was deleted, so that only its number is left. */
export async function isErased(db: Kysely<Database>, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('deleted_at')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined && row.deleted_at !== null;
}

/** Tables whose rows concern only the person: a deletion removes them. */
export const ownTables = [
  'sessions',
  'codes',
  'links',
  'known_browsers',
  'totp_secrets',
  'recovery_codes',
  'factor_removals',
  'passkeys',
  'passkey_challenges',
  'account_events',
  'gift_codes',
  'idempotency_keys',
  'account_deletions',
  'problem_reports',
  'transfer_claims',
] as const;

/**
 * Deletes messages and requests that still wait. Messages are sealed, so their account cannot be told: those to an address or number
 * that another account also has are kept and sent.
 */
async function erasePending(
  trx: Transaction<Database>,
  { id, username, email, phone }: Account,
): Promise<void> {
  await sql`
    delete from outbox o
     where o.recipient in (${email}, ${phone})
       and not exists (
         select from players p where p.id <> ${id} and (lower(p.email) = lower(o.recipient) or p.phone_number = o.recipient)
       )`.execute(trx);
  // One that a host is answering is skipped: the host finds the account deleted, and waiting for it could be a deadlock.
  await sql`
    delete from recovery_requests
     where id in (select id from recovery_requests where subject = ${username} for update skip locked)`.execute(
    trx,
  );
}

/**
 * Removes personal data from the ledger, which keeps all amounts under the player's number alone. A transfer's content names payer
 * and payee; notes and errors are free text.
 */
async function eraseNamesInLedger(trx: Transaction<Database>, playerId: number): Promise<void> {
  await sql`
    update alarms a set detail = a.detail - 'content'
      from transfer_notices n
     where n.player_id = ${playerId} and a.detail ->> 'subject' = n.provider || '/' || n.external_id`.execute(
    trx,
  );
  await trx.updateTable('transfer_notices').set({ content: '' }).where('player_id', '=', playerId).execute();
  await trx
    .updateTable('deliveries')
    .set({ username: erasedName(playerId), last_error: null })
    .where('player_id', '=', playerId)
    .execute();
  await trx
    .updateTable('transactions')
    .set({ note: null })
    .where('player_id', '=', playerId)
    // The ledger check tells the sandbox's recalls by this note.
    .where('note', '<>', 'sandbox')
    .execute();
}

/**
 * Removes all personal data from an account, in the caller's transaction, which has locked the player's balance and row (SAFE-13).
 * Only the number that the ledger refers to is left. The username is kept separately from it, so that nobody else can take it.
 */
export async function eraseAccount(trx: Transaction<Database>, account: Account): Promise<void> {
  const { id, username } = account;
  await commitAsOne(trx);
  await trx.insertInto('former_usernames').values({ username }).execute();
  for (const table of ownTables) await trx.deleteFrom(table).where('player_id', '=', id).execute();
  await erasePending(trx, account);
  await eraseNamesInLedger(trx, id);
  const nothing = { email: null, email_verified_at: null, phone_number: null, phone_verified_at: null };
  const nobody = { first_name: null, middle_name: null, last_name: null, dob: null };
  await trx
    .updateTable('players')
    .set({
      ...nothing,
      ...nobody,
      username: erasedName(id),
      // Not a hash, so no password matches it.
      password_hash: '',
      receive_newsletter: false,
      mfa_enabled: false,
      last_password_change_at: null,
      ...{ suspended_at: null, phone_waits_until: null, email_waits_until: null },
      deleted_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
