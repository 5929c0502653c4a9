import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { commitAsOne } from './commitAsOne';

type Db = Kysely<Database>;

/** The acting operator: the name they give, and their user on the machine. */
export interface Operator {
  name: string;
  osUser: string;
}

/** A change to record. `before` and `after` are small and hold no secrets. */
export interface AuditEntry {
  target: string;
  reason?: string | undefined;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The operator's own id of the action. Using the same id a second time fails. */
  requestId?: string | undefined;
  /** The transaction that moved KP. */
  movement?: { playerId: number; transactionId: number };
}

export interface OperatorAction extends Omit<AuditEntry, 'reason' | 'requestId' | 'movement'> {
  id: number;
  at: Date;
  operator: string;
  osUser: string;
  action: string;
  reason: string | null;
  requestId: string | null;
}

/** Records an action in the audit log, and returns its id. Call it in the transaction of the change. */
export async function recordAction(
  db: Db,
  operator: Operator,
  action: string,
  entry: AuditEntry,
): Promise<number> {
  // The audited change may concern a delivery or a balance, which a distributed database stores on another server.
  await commitAsOne(db);
  const { id } = await db
    .insertInto('operator_actions')
    .values({
      operator: operator.name,
      os_user: operator.osUser,
      action,
      target: entry.target,
      reason: entry.reason ?? null,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      request_id: entry.requestId ?? null,
      player_id: entry.movement?.playerId ?? null,
      transaction_id: entry.movement?.transactionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const actions = (db: Db) =>
  db
    .selectFrom('operator_actions')
    .select([
      'id',
      'done_at',
      'operator',
      'os_user',
      'action',
      'target',
      'reason',
      'before',
      'after',
      'request_id',
    ])
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof actions>['executeTakeFirstOrThrow']>>;

const actionOf = ({ done_at, os_user, request_id, before, after, ...row }: Row): OperatorAction => ({
  ...row,
  at: done_at,
  osUser: os_user,
  requestId: request_id,
  before: before as OperatorAction['before'],
  after: after as OperatorAction['after'],
});

interface ActionFilter {
  operator?: string | undefined;
  /** A prefix of the action. */
  action?: string | undefined;
  target?: string | undefined;
}

/** Actions of operators, newest first. */
export async function operatorActions(
  db: Db,
  filter: ActionFilter,
  limit: number,
): Promise<OperatorAction[]> {
  const { operator, action, target } = filter;
  const rows = await actions(db)
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator ?? ''))
    .$if(action !== undefined, (query) =>
      query.where((eb) => eb(eb.fn<boolean>('starts_with', ['action', eb.val(action ?? '')]), '=', true)),
    )
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .limit(limit)
    .execute();
  return rows.map(actionOf);
}

/** The action with this id of the operator's own. */
export async function actionByRequest(db: Db, requestId: string): Promise<OperatorAction | undefined> {
  const row = await actions(db).where('request_id', '=', requestId).executeTakeFirst();
  return row && actionOf(row);
}

/** The same movement of KP, recorded within the last hour, with or without a request id. */
export async function recentlyDone(
  db: Db,
  { action, target, reason, kp }: { action: string; target: string; reason: string; kp: number },
): Promise<OperatorAction | undefined> {
  const row = await actions(db)
    .where('action', '=', action)
    .where('target', '=', target)
    .where('reason', '=', reason)
    .where(sql`after ->> 'kp'`, '=', String(kp))
    .where('done_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return row && actionOf(row);
}
