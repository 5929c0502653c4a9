import type { ColumnType, Generated } from 'kysely';
import type { PaymentRuleName } from '@portal/contract';
import type { Whole, Identity, Nullable, Json } from './columnTypes';
import type { AccountTables } from './accountTables';
import type { CatalogueTables } from './catalogueTables';
import type { LedgerTables } from './ledgerTables';
import type { OperatorTables } from './operatorTables';
import type { SandboxTables } from './sandboxTables';

/**
 * The tables of db/migrations, with their names in the database.
 *
 * `bigint` columns are read as JavaScript numbers (db/pool.ts): ids and amounts are bounded far below 2^53, and a value that
 * would not fit exactly makes the query fail instead of rounding. `numeric` stays the text that PostgreSQL prints, and so does the SUM of
 * a bigint column: pass it to BigInt or to contract's decimal.ts.
 */
export interface Database
  extends AccountTables, CatalogueTables, LedgerTables, OperatorTables, SandboxTables {
  players: PlayersTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  rate_limits: RateLimitsTable;
  alarms: AlarmsTable;
  host_jobs: HostJobsTable;
}

interface PlayersTable {
  id: Identity;
  username: string;
  password_hash: string;
  email: Nullable<string>;
  phone_number: Nullable<string>;
  first_name: Nullable<string>;
  middle_name: Nullable<string>;
  last_name: Nullable<string>;
  /** YYYY-MM-DD */
  dob: Nullable<string>;
  language: Generated<string>;
  receive_newsletter: Generated<boolean>;
  mfa_enabled: Generated<boolean>;
  approves_login: Generated<boolean>;
  email_verified_at: Nullable<Date>;
  phone_verified_at: Nullable<Date>;
  last_password_change_at: Nullable<Date>;
  joined_at: Generated<Date>;
  deleted_at: Nullable<Date>;
  /** null: not suspended. */
  suspended_at: Nullable<Date>;
  phone_waits_until: Nullable<Date>;
  email_waits_until: Nullable<Date>;
  payment_rule: Generated<PaymentRuleName>;
  /** KP */
  payment_rule_above: Nullable<number>;
}

interface SessionsTable {
  token_hash: Buffer;
  player_id: Whole;
  remember: boolean;
  id: Generated<string>;
  browser_hash: Nullable<Buffer>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  address: Nullable<string>;
  user_agent: Nullable<string>;
}

interface SecretsTable {
  name: string;
  value: Buffer;
  created_at: Generated<Date>;
}

interface RateLimitsTable {
  bucket: string;
  window_start: Date;
  hits: number;
}

interface AlarmsTable {
  id: Identity;
  kind: string;
  detail: Json<Record<string, unknown>>;
  raised_at: Generated<Date>;
  closed_at: Nullable<Date>;
  /** Kind and subject; null: raised by the previous version. */
  open_key: Nullable<string>;
  times: Generated<number>;
  last_at: Generated<Date>;
  notified_at: Nullable<Date>;
  close_notified_at: Nullable<Date>;
  closed_by_operator: Generated<boolean>;
}

/** Jobs that one host runs on behalf of all hosts. */
interface HostJobsTable {
  name: string;
  claimed_until: Generated<Date>;
  done_at: Nullable<Date>;
  result: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}
