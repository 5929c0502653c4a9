import { sql, type Kysely } from 'kysely';
import type { ClaimRefusal, ClaimState } from '@portal/contract';
import type { Database } from '../db/schema';
import type { OpenClaim } from '../domain/transferClaim';

type Db = Kysely<Database>;

/** A claim as operators see it. */
export interface ClaimRow extends OpenClaim {
  state: ClaimState;
  reference: string | null;
  refusal: string | null;
  /** Credited without an operator. */
  automatic: boolean;
  provider: string | null;
  externalId: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

const claims = (db: Db) =>
  db
    .selectFrom('transfer_claims as c')
    .innerJoin('players as p', 'p.id', 'c.player_id')
    .select(['c.id', 'c.player_id as playerId', 'p.username', 'c.amount', 'c.method', 'c.reference'])
    .select(['c.transferred_at as transferredAt', 'c.reference_key as referenceKey', 'c.state', 'c.refusal'])
    .select(['c.automatic', 'c.provider', 'c.external_id as externalId'])
    .select(['c.created_at as createdAt', 'c.decided_at as decidedAt'])
    .select(sql<boolean>`p.suspended_at is not null`.as('suspended'));

/** Claims in a state, or in any state for undefined; open ones oldest first, others newest first. */
export async function listClaims(db: Db, state: ClaimState | undefined, limit: number): Promise<ClaimRow[]> {
  return claims(db)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'open'))
    .orderBy('c.created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

export async function findClaim(db: Db, id: number): Promise<ClaimRow | undefined> {
  return claims(db).where('c.id', '=', id).executeTakeFirst();
}

/** False if the claim is not open (any more). Locks the player's balance first, as everything that settles a claim does. */
export async function refuseClaim(
  db: Db,
  { id, playerId }: Pick<ClaimRow, 'id' | 'playerId'>,
  refusal: ClaimRefusal,
): Promise<boolean> {
  await sql`select lock_balance(${playerId})`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('transfer_claims')
    .set({ state: 'refused', refusal, decided_at: sql<Date>`now()` })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
