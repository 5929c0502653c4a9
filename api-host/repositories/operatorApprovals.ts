import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { ApprovalState } from '../db/operatorTables';
import type { Operator } from './operatorActions';

type Db = Kysely<Database>;

/** How many days a second operator has to approve; after that the first must ask again. */
export const APPROVAL_DAYS = 3;

/** The arguments and options that were typed after the words of a command. */
export interface Typed {
  args: Record<string, string>;
  options: Record<string, string>;
}

/** A command that waits, or waited, for a second operator (OPS-6). */
export interface Approval {
  id: number;
  askedAt: Date;
  askedBy: string;
  askedOsUser: string;
  action: string;
  input: Typed;
  target: string;
  kp: number;
  reason: string | null;
  expiresAt: Date;
  state: ApprovalState;
  decidedBy: string | null;
}

/** The state, where an approval past its deadline counts as expired whatever its row says. */
const state = sql<ApprovalState>`case when state = 'waiting' and expires_at <= now() then 'expired' else state end`;

const approvals = (db: Db) =>
  db
    .selectFrom('operator_approvals')
    .select(['id', 'asked_at as askedAt', 'asked_by as askedBy', 'asked_os_user as askedOsUser', 'action'])
    .select(['input', 'target', 'kp', 'reason', 'expires_at as expiresAt', 'decided_by as decidedBy'])
    .select(state.as('state'));

type Asked = Pick<Approval, 'action' | 'input' | 'target' | 'kp' | 'reason'>;

/** Requests a second operator's approval. Undefined if the same command is already waiting. */
export async function askApproval(
  db: Db,
  operator: Operator,
  { action, input, target, kp, reason }: Asked,
): Promise<{ id: number; expiresAt: Date } | undefined> {
  await db
    .updateTable('operator_approvals')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  return db
    .insertInto('operator_approvals')
    .values({
      asked_by: operator.name,
      asked_os_user: operator.osUser,
      ...{ action, target, kp, reason },
      input: JSON.stringify(input),
      expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(APPROVAL_DAYS)})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** Waiting approvals, oldest first; with `all` also decided and expired ones, newest first. */
export const listApprovals = (db: Db, all: boolean, limit: number): Promise<Approval[]> =>
  approvals(db)
    .$if(!all, (query) => query.where('state', '=', 'waiting').where('expires_at', '>', sql<Date>`now()`))
    .orderBy('id', all ? 'desc' : 'asc')
    .limit(limit)
    .execute();

export const findApproval = (db: Db, id: number): Promise<Approval | undefined> =>
  approvals(db).where('id', '=', id).executeTakeFirst();

/**
 * Decides an approval; false if it is not waiting (any more), or if it would be approved and the operator who requested it was disabled.
 * Call it in the transaction of the approved command.
 */
export async function decideApproval(
  db: Db,
  id: number,
  decided: { state: 'approved' | 'rejected'; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_approvals')
    .set({ state: decided.state, decided_by: decided.by, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`now()`)
    .$if(decided.state === 'approved', (query) =>
      query.where('asked_by', 'not in', (eb) =>
        eb.selectFrom('operators').select('name').where('disabled_at', 'is not', null),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Rejects what an operator requested, when their key is revoked; returns the numbers. Call it in that transaction, after the change of their row. */
export async function rejectRequestsOf(db: Db, operator: string, by: string): Promise<number[]> {
  const rejected = await db
    .updateTable('operator_approvals')
    .set({ state: 'rejected', decided_by: by, decided_at: sql<Date>`now()` })
    .where('asked_by', '=', operator)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .execute();
  return rejected.map(({ id }) => id);
}

/** How many KP an operator moved for a player in the last 24 hours without a second operator's approval. */
export async function movedAlone(db: Db, operator: string, username: string): Promise<number> {
  const { rows } = await sql<{ kp: number }>`
    select coalesce(sum((after ->> 'kp')::numeric), 0)::bigint as kp from operator_actions
     where operator = ${operator} and done_at > now() - interval '24 hours'
       and (target = ${`player ${username}`} or after ->> 'username' = ${username})
       and after ->> 'kp' is not null and after ->> 'approval' is null`.execute(db);
  return rows[0]?.kp ?? 0;
}
