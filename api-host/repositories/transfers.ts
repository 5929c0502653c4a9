import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { TopUpParts } from '../domain/money';
import { bareName, type PayerHints } from '../domain/transferContent';

type Db = Kysely<Database>;

/** A transfer as a bank or wallet reports it. `amount` in VND. */
export interface Transfer {
  provider: string;
  externalId: string;
  amount: number;
  content: string;
}

export type NoticeState = 'credited' | 'unmatched' | 'rejected';

/** Who is paid, and what he gets. `type` is the history's, such as 'topup.bank-transfer'. */
export interface TopUp extends TopUpParts {
  playerId: number;
  type: string;
}

/** Players that a content may mean: by number, or by name without its underscores. */
export async function findPayers(db: Db, hints: PayerHints): Promise<{ id: number; username: string }[]> {
  if (hints.names.length + hints.playerIds.length === 0) return [];
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from players where replace(username, '_', '') = any(${hints.names.map(bareName)}::text[])
    union
    select id, username from players where id = any(${hints.playerIds}::bigint[])`.execute(db);
  return rows;
}

/** Whether another player's name is the same without underscores. */
export async function sharesBareName(db: Db, player: { id: number; username: string }): Promise<boolean> {
  const { rows } = await sql`
    select from players where replace(username, '_', '') = ${bareName(player.username)} and id <> ${player.id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Records a transfer and pays it out, once by (provider, externalId), in one statement. Without a top-up it waits as
 * 'unmatched'. 'conflict': the id is known with another amount or content. `fresh` is false for a copy.
 */
export async function settleTransfer(
  db: Db,
  transfer: Transfer,
  topUp: TopUp | null,
): Promise<{ state: NoticeState | 'conflict'; fresh: boolean }> {
  const { rows } = await sql<{ state: NoticeState | 'conflict'; fresh: boolean }>`
    select * from settle_transfer(
      ${transfer.provider}, ${transfer.externalId}, ${transfer.amount}, ${transfer.content},
      ${topUp?.playerId ?? null}, ${topUp?.type ?? null}, ${topUp?.recharge ?? 0n}, ${topUp?.bonus ?? 0n}
    )`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('settle_transfer gave no row');
  return row;
}

/** Gives a waiting transfer to a player; false when it doesn't wait. */
export async function assignTransfer(
  db: Db,
  ref: Pick<Transfer, 'provider' | 'externalId'>,
  topUp: TopUp,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select assign_transfer(
      ${ref.provider}, ${ref.externalId}, ${topUp.playerId}, ${topUp.type}, ${topUp.recharge}, ${topUp.bonus}
    ) as done`.execute(db);
  return rows[0]?.done === true;
}

/** Transfers that wait for an operator, oldest first. */
export async function waitingTransfers(
  db: Db,
): Promise<(Transfer & { state: NoticeState; receivedAt: Date })[]> {
  const rows = await db
    .selectFrom('transfer_notices')
    .select(['provider', 'external_id', 'amount', 'content', 'state', 'received_at'])
    .where('state', '<>', 'credited')
    .orderBy('received_at')
    .limit(1000)
    .execute();
  return rows.map(({ external_id, received_at, ...row }) => ({
    ...row,
    externalId: external_id,
    receivedAt: received_at,
  }));
}

export async function playerIdByName(db: Db, username: string): Promise<number | undefined> {
  const row = await db.selectFrom('players').select('id').where('username', '=', username).executeTakeFirst();
  return row?.id;
}
