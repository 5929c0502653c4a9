import type { ColumnType, Generated } from 'kysely';
import type { OperatorRole } from '../domain/operators';

/** Tables of migrations 0030 and 0063; types as described in db/schema.ts. */
export interface OperatorTables {
  operator_actions: OperatorActionsTable;
  operators: OperatorsTable;
  operator_approvals: OperatorApprovalsTable;
}

type Recorded = ColumnType<unknown, string | null, never>;
type Optional<Type> = ColumnType<Type | null, Type | null | undefined, never>;

/** Rows are added, never changed: the database refuses it. */
interface OperatorActionsTable {
  id: ColumnType<number, never, never>;
  done_at: Generated<Date>;
  operator: string;
  os_user: string;
  /** The words of the command: 'transfers assign'. */
  action: string;
  target: string;
  reason: Optional<string>;
  before: Recorded;
  after: Recorded;
  request_id: Optional<string>;
  player_id: Optional<number>;
  transaction_id: Optional<number>;
}

interface OperatorsTable {
  name: string;
  role: OperatorRole;
  key_hash: Buffer;
  added_at: Generated<Date>;
  /** null: not disabled. */
  disabled_at: Date | null;
}

export type ApprovalState = 'waiting' | 'approved' | 'rejected' | 'expired';

interface OperatorApprovalsTable {
  id: ColumnType<number, never, never>;
  asked_at: Generated<Date>;
  asked_by: string;
  asked_os_user: string;
  action: string;
  /** The typed input: {args, options}. */
  input: ColumnType<{ args: Record<string, string>; options: Record<string, string> }, string, never>;
  target: string;
  kp: number;
  reason: Optional<string>;
  expires_at: Date;
  state: ColumnType<ApprovalState, never, ApprovalState>;
  decided_at: ColumnType<Date | null, never, Date>;
  decided_by: ColumnType<string | null, never, string>;
}
