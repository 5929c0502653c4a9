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

/** 'unmatched' and 'rejected' (more than a balance can hold) wait for an operator, who can decline transfers that belong to no player. */
export type NoticeState = 'credited' | 'unmatched' | 'rejected' | 'declined';

/** The player to credit, and the amounts. `type` is the transaction type in the history, such as 'topup.bank-transfer'. */
export interface TopUp extends TopUpParts {
  playerId: number;
  type: string;
}

/** A player whom a transfer's content may name. `deleted`: the account no longer exists, so nothing is credited to it. */
interface Candidate {
  /** 0 for the name of a deleted account: its number is no longer known. */
  id: number;
  username: string;
  deleted: boolean;
}

const bare = sql`replace(username, '_', '')`;
/** All names that transfers may still be sent to. */
const names = sql`
  (select id, username, deleted_at is not null as deleted from players
   union all select 0, username, true from former_usernames) as named`;

/**
 * Players whom a content may name: by number, by name without underscores, and one for each name that may be a truncated form of theirs.
 * Deleted accounts are included, so that money for them is not credited to another player (SAFE-13).
 * The operators ~>~ and ~<~ compare byte by byte, as the index does; '~' comes after every character of a name.
 */
export async function findPayers(db: Db, hints: PayerHints): Promise<Candidate[]> {
  const whole = hints.names.map(({ name }) => bareName(name));
  const cut = hints.names.flatMap(({ name, mayBeCut }) => (mayBeCut ? [bareName(name)] : []));
  if (whole.length + hints.playerIds.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select id, username, deleted from ${names} where ${bare} = any(${whole}::text[])
    union
    select id, username, deleted_at is not null from players where id = any(${hints.playerIds}::bigint[])
    union
    select longer.* from unnest(${cut}::text[]) as cut (name) cross join lateral (
      select id, username, deleted from ${names}
       where ${bare} ~>~ cut.name and ${bare} ~<~ (cut.name || '~') and ${bare} <> all(${whole}::text[])
       limit 1
    ) longer`.execute(db);
  return rows;
}

/** Whether another name, including those of deleted accounts, equals or begins with this one, ignoring underscores. */
export async function beginsAnotherName(
  db: Db,
  { id, username }: { id: number; username: string },
): Promise<boolean> {
  const name = bareName(username);
  const { rows } = await sql`
    select from ${names} where ${bare} ~>=~ ${name} and ${bare} ~<~ ${`${name}~`} and id <> ${id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** 'conflict': the id is known with another amount or content. `fresh` is false for a duplicate. */
interface Settled {
  state: NoticeState | 'conflict';
  fresh: boolean;
}

/**
 * Records a transfer and credits it, once per (provider, externalId), in one statement. Without a top-up it waits as
 * 'unmatched'.
 */
export async function settleTransfer(db: Db, transfer: Transfer, topUp: TopUp | null): Promise<Settled> {
  const { rows } = await sql<Settled>`
    select * from settle_transfer(
      ${transfer.provider}, ${transfer.externalId}, ${transfer.amount}, ${transfer.content},
      ${topUp?.playerId ?? null}, ${topUp?.type ?? null}, ${topUp?.recharge ?? 0n}, ${topUp?.bonus ?? 0n}
    )`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('settle_transfer gave no row');
  return row;
}

/**
 * The same for a transfer that a bank feed reports, once per transfer whatever method its account belongs to by now. `transfer.provider`:
 * the method of its account, or the feed without one. Returns also the provider that the transfer is recorded under.
 */
export async function settleFeedTransfer(
  db: Db,
  feed: string,
  transfer: Transfer,
  topUp: TopUp | null,
): Promise<Settled & { provider: string }> {
  const { rows } = await sql<Settled & { provider: string }>`
    select * from settle_feed_transfer(
      ${feed}, ${transfer.provider}, ${transfer.externalId}, ${transfer.amount}, ${transfer.content},
      ${topUp?.playerId ?? null}, ${topUp?.type ?? null}, ${topUp?.recharge ?? 0n}, ${topUp?.bonus ?? 0n}
    )`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('settle_feed_transfer gave no row');
  return row;
}

/** Credits a waiting transfer to a player; false if it isn't waiting. */
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

export async function playerIdByName(db: Db, username: string): Promise<number | undefined> {
  const row = await db.selectFrom('players').select('id').where('username', '=', username).executeTakeFirst();
  return row?.id;
}
