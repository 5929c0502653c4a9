import { sql, type Kysely } from 'kysely';
import type { TransferClaim, TransferClaimPayload } from '@portal/contract';
import type { Database } from '../db/schema';
import { claimLimits, type OpenClaim, type WaitingTransfer } from '../domain/transferClaim';
import type { TopUp, Transfer } from './transfers';

type Db = Kysely<Database>;

/** The maximum number of claims shown to a player. */
const SHOWN = 50;

const claims = (db: Db) =>
  db
    .selectFrom('transfer_claims as c')
    .select(['c.id', 'c.amount', 'c.transferred_at', 'c.method', 'c.reference', 'c.state', 'c.refusal'])
    .select(['c.transaction_id', 'c.created_at', 'c.decided_at']);

type Row = Awaited<ReturnType<ReturnType<typeof claims>['executeTakeFirstOrThrow']>>;

const claimOf = (row: Row): TransferClaim => ({
  id: String(row.id),
  amount: row.amount,
  transferredAt: row.transferred_at.toISOString(),
  method: row.method,
  reference: row.reference,
  state: row.state,
  refusal: row.refusal,
  transactionId: row.transaction_id === null ? null : String(row.transaction_id),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** The player's claims, newest first, at most 50. */
export async function claimsOf(db: Db, playerId: number): Promise<TransferClaim[]> {
  const rows = await claims(db)
    .where('c.player_id', '=', playerId)
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(claimOf);
}

/**
 * Opens a claim, or returns an identical one that is already open; null if the player has the maximum number of open claims, or their
 * account was deleted.
 */
export async function openClaim(
  db: Db,
  playerId: number,
  { amount, transferredAt, method, reference }: TransferClaimPayload,
): Promise<TransferClaim | null> {
  const { rows } = await sql<{ id: number | null }>`
    select id from open_transfer_claim(${playerId}, ${amount}, ${new Date(transferredAt)}, ${method || null},
      ${reference?.trim() || null}, ${claimLimits.mostOpen})`.execute(db);
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  const row = await claims(db).where('c.player_id', '=', playerId).where('c.id', '=', id).executeTakeFirst();
  return row ? claimOf(row) : null;
}

/** The references that open claims name. */
export async function claimedReferences(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer_claims')
    .select('reference_key')
    .distinct()
    .where('state', '=', 'open')
    .where('reference_key', 'is not', null)
    .execute();
  return rows.flatMap(({ reference_key }) => reference_key ?? []);
}

/** Transfers that name no player and have one of these references. */
export async function transfersWithReference(db: Db, keys: readonly string[]): Promise<WaitingTransfer[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('transfer_notices')
    .select(['provider', 'external_id as externalId', 'amount', 'content', 'received_at as receivedAt'])
    .select(sql<string | null>`payer_reference(external_id)`.as('referenceKey'))
    .where('state', '=', 'unmatched')
    .where(sql<boolean>`payer_reference(external_id) = any(${keys}::text[])`)
    .execute();
}

/**
 * How many claims of a reference are compared: one more than a player may have open, so that they show whether another player claims
 * it too. The number of claims of one reference then keeps no claim of another from being compared.
 */
const COMPARED = claimLimits.mostOpen + 1;

/** The open claims of all players that name one of these references, the oldest COMPARED of each. */
export async function claimsWithReference(db: Db, keys: readonly (string | null)[]): Promise<OpenClaim[]> {
  const claimed = db
    .selectFrom('transfer_claims as c')
    .innerJoin('players as p', 'p.id', 'c.player_id')
    .select(['c.id', 'c.player_id as playerId', 'c.amount', 'c.transferred_at as transferredAt', 'c.method'])
    .select(['c.reference_key as referenceKey', 'p.username'])
    .select(sql<boolean>`p.suspended_at is not null`.as('suspended'))
    .select(sql<number>`row_number() over (partition by c.reference_key order by c.id)`.as('place'))
    .where('c.state', '=', 'open')
    .where(sql<boolean>`c.reference_key = any(${keys}::text[])`);
  return db
    .selectFrom(claimed.as('claimed'))
    .select(['id', 'playerId', 'amount', 'transferredAt', 'method', 'referenceKey', 'username', 'suspended'])
    .where('place', '<=', COMPARED)
    .orderBy('id')
    .execute();
}

/** The result of crediting a claim. Unless it is 'credited', nothing changes. 'in-doubt': an operator must decide. */
export type CreditedClaim = 'credited' | 'claim-settled' | 'transfer-settled' | 'in-doubt';

/**
 * Credits a waiting transfer to the player of a claim, and settles both, once. `automatic`: without an operator, so the database checks
 * again that the player is not suspended and that nobody else claims the reference.
 */
export async function creditClaim(
  db: Db,
  claimId: number,
  ref: Pick<Transfer, 'provider' | 'externalId'>,
  { topUp, automatic }: { topUp: TopUp; automatic: boolean },
): Promise<CreditedClaim> {
  const { rows } = await sql<{ outcome: CreditedClaim }>`
    select credit_transfer_claim(
      ${topUp.playerId}, ${claimId}, ${ref.provider}, ${ref.externalId}, ${topUp.type}, ${topUp.recharge}, ${topUp.bonus}, ${automatic}
    ) as outcome`.execute(db);
  return rows[0]?.outcome ?? 'claim-settled';
}
