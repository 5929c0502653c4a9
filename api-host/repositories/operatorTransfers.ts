import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { OpenClaim } from '../domain/transferClaim';
import { likeContaining } from './likePattern';
import type { NoticeState, Transfer } from './transfers';

type Db = Kysely<Database>;

/** A transfer as operators see it. `credited` in KP. */
export interface TransferRow extends Transfer {
  /** The bank's reference that the payer sees, in upper case without punctuation; null if there is none (function payer_reference). */
  referenceKey: string | null;
  state: NoticeState;
  username: string | null;
  transactionId: number | null;
  credited: number | null;
  receivedAt: Date;
  settledAt: Date | null;
}

const transfers = (db: Db) =>
  db
    .selectFrom('transfer_notices as n')
    .leftJoin('players as p', 'p.id', 'n.player_id')
    .select(['n.provider', 'n.external_id as externalId', 'n.amount', 'n.content', 'n.state'])
    .select(['n.received_at as receivedAt', 'n.settled_at as settledAt', 'n.transaction_id as transactionId'])
    .select('p.username')
    .select(sql<string | null>`payer_reference(n.external_id)`.as('referenceKey'))
    .select(sql<number | null>`kp_of_top_up(n.player_id, n.transaction_id)`.as('credited'));

/** 'waiting': transfers that name no player, belong to no payment method, are worth less than 1 KP, or exceed what a balance can hold. */
export const transferFilters = ['waiting', 'declined', 'credited', 'all'] as const;
export type TransferFilter = (typeof transferFilters)[number];

const statesOf: Record<TransferFilter, NoticeState[]> = {
  waiting: ['unmatched', 'rejected'],
  declined: ['declined'],
  credited: ['credited'],
  all: ['unmatched', 'rejected', 'declined', 'credited'],
};

/** Transfers: waiting ones oldest first, others newest first. */
export async function listTransfers(db: Db, filter: TransferFilter, limit: number): Promise<TransferRow[]> {
  return transfers(db)
    .where('n.state', 'in', statesOf[filter])
    .orderBy('n.received_at', filter === 'waiting' ? 'asc' : 'desc')
    .orderBy('n.external_id')
    .limit(limit)
    .execute();
}

/** Waiting transfers with the amount or the reference of a claim: those with its reference first, then the closest in time. */
export const waitingTransfersLike = (
  db: Db,
  { amount, referenceKey, transferredAt }: Pick<OpenClaim, 'amount' | 'referenceKey' | 'transferredAt'>,
  limit: number,
): Promise<TransferRow[]> => {
  const hasReference = sql<boolean>`coalesce(payer_reference(n.external_id) = ${referenceKey}, false)`;
  return transfers(db)
    .where('n.state', 'in', statesOf.waiting)
    .where((eb) => eb.or([eb('n.amount', '=', amount), hasReference]))
    .orderBy(hasReference, 'desc')
    .orderBy(sql`abs(extract(epoch from n.received_at - ${transferredAt}::timestamptz))`)
    .orderBy('n.external_id')
    .limit(limit)
    .execute();
};

export async function countTransfers(db: Db, filter: TransferFilter): Promise<number> {
  const { count } = await db
    .selectFrom('transfer_notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', statesOf[filter])
    .executeTakeFirstOrThrow();
  return count;
}

export interface TransferSearch {
  /** VND, both inclusive. */
  least?: number | undefined;
  most?: number | undefined;
  /** `from` is inclusive, `to` exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
  /** Part of the content; case, spaces and punctuation are ignored. */
  content?: string | undefined;
  /** Part of the provider's id. */
  reference?: string | undefined;
  provider?: string | undefined;
  state: TransferFilter;
  playerId?: number | undefined;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Transfers that meet all criteria, newest first. Scans all transfers: for operators, not for requests. */
export async function searchTransfers(db: Db, search: TransferSearch, limit: number): Promise<TransferRow[]> {
  const { least, most, from, to, content, reference, provider, state, playerId } = search;
  return transfers(db)
    .where('n.state', 'in', statesOf[state])
    .$if(least !== undefined, (query) => query.where('n.amount', '>=', least ?? 0))
    .$if(most !== undefined, (query) => query.where('n.amount', '<=', most ?? 0))
    .$if(from !== undefined, (query) => query.where('n.received_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('n.received_at', '<', to ?? new Date()))
    .$if(provider !== undefined, (query) => query.where('n.provider', '=', provider ?? ''))
    .$if(playerId !== undefined, (query) => query.where('n.player_id', '=', playerId ?? 0))
    .$if(reference !== undefined, (query) =>
      query.where(sql`lower(n.external_id)`, 'like', likeContaining((reference ?? '').toLowerCase())),
    )
    .$if(content !== undefined, (query) =>
      query.where(
        sql<boolean>`regexp_replace(lower(normalize(n.content, NFC)), '[^[:alnum:]]', '', 'g') like ${likeContaining(bare(content ?? ''))}`,
      ),
    )
    .orderBy('n.received_at', 'desc')
    .orderBy('n.external_id')
    .limit(limit)
    .execute();
}

/** A method's transfers of a period, and those with these references (as `referenceKey`) of any time. */
export const transfersForStatement = (
  db: Db,
  provider: string,
  { from, until, references }: { from: Date; until: Date; references: readonly string[] },
): Promise<TransferRow[]> =>
  transfers(db)
    .where('n.provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb.and([eb('n.received_at', '>=', from), eb('n.received_at', '<', until)]),
        sql<boolean>`payer_reference(n.external_id) = any(${references}::text[])`,
      ]),
    )
    .orderBy('n.received_at')
    .orderBy('n.external_id')
    .execute();

export async function transferRow(
  db: Db,
  provider: string,
  externalId: string,
): Promise<TransferRow | undefined> {
  return transfers(db)
    .where('n.provider', '=', provider)
    .where('n.external_id', '=', externalId)
    .executeTakeFirst();
}

/** Moves a transfer that was not credited between 'waiting' and 'declined'. False if nothing was moved. */
export async function setTransferState(
  db: Db,
  { provider, externalId }: Pick<Transfer, 'provider' | 'externalId'>,
  to: 'declined' | 'unmatched',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfer_notices')
    .set({ state: to, settled_at: to === 'declined' ? sql<Date>`now()` : null })
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .where('state', 'in', to === 'declined' ? statesOf.waiting : statesOf.declined)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Moves a bank feed's waiting transfer and its alarms to another payment method, in the caller's transaction; its repeated reports find
 * it there (docs/decisions/0140). False if it isn't waiting.
 */
export async function moveTransfer(
  db: Db,
  { provider, externalId }: Pick<Transfer, 'provider' | 'externalId'>,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transfer_notices')
    .set({ provider: to })
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .where('state', 'in', statesOf.waiting)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await sql`select move_transfer_alarms(${provider}, ${externalId}, ${to})`.execute(db);
  return true;
}
