import type { ColumnType, Generated } from 'kysely';

/** Tables of migration 0030; types as db/schema.ts says. */
export interface OperatorTables {
  operator_actions: OperatorActionsTable;
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
