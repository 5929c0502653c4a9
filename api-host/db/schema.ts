import type { ColumnType, Generated } from 'kysely';
import type { Currency, PaymentKind, PaymentRuleName, ZoneState } from '@portal/contract';
import type { MovedBalances } from '../gateways/gameServer';
import type { AccountTables } from './accountTables';
import type { OperatorTables } from './operatorTables';

/**
 * The tables of db/migrations, by their own names.
 *
 * `bigint` columns are read as JavaScript numbers (db/pool.ts): ids and amounts are bounded far below 2^53, and a value that
 * would not fit exactly makes the query fail instead of rounding. `numeric` stays the text that PostgreSQL prints, and so does
 * what SUM makes of a bigint: give it to BigInt or to contract's decimal.ts.
 */
export interface Database extends AccountTables, OperatorTables {
  players: PlayersTable;
  sessions: SessionsTable;
  secrets: SecretsTable;
  rate_limits: RateLimitsTable;
  payment_methods: PaymentMethodsTable;
  payment_bonuses: PaymentBonusesTable;
  zones: ZonesTable;
  payable_values: PayableValuesTable;
  game_settings: GameSettingsTable;
  balances: BalancesTable;
  transactions: TransactionsTable;
  postings: PostingsTable;
  idempotency_keys: IdempotencyKeysTable;
  transfer_notices: TransferNoticesTable;
  credited_transfers: CreditedTransfersTable;
  alarms: AlarmsTable;
  host_jobs: HostJobsTable;
  deliveries: DeliveriesTable;
  account_migrations: AccountMigrationsTable;
  old_balance_postings: OldBalancePostingsTable;
  account_zones: AccountZonesTable;
  sandbox_deliveries: SandboxDeliveriesTable;
  sandbox_sms: SandboxSmsTable;
  sandbox_settings: SandboxSettingsTable;
  messages: MessagesTable;
  gift_codes: GiftCodesTable;
}

/** A bigint column: a safe integer when read, a number or a bigint when written. */
export type Whole = ColumnType<number, number | bigint, number | bigint>;
/** A bigint column that the database fills in when it is left out. */
export type GeneratedWhole = ColumnType<number, number | bigint | undefined, number | bigint>;
/** A bigint identity that only the database writes. */
export type Identity = ColumnType<number, never, never>;
/** A decimal column: exact text when read. */
export type Exact = ColumnType<string, string | number, string | number>;
/** A nullable column. */
export type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;
/** A jsonb column: written as JSON text. */
export type Json<Type> = ColumnType<Type, string, string>;

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

interface PaymentMethodsTable {
  name: string;
  kind: PaymentKind;
  label: string;
  account_name: string;
  account_number: string;
  mobile_account_number: Nullable<string>;
  bank_bin: Nullable<string>;
  /** Text with {account}, {name} and {content}, for methods without VietQR. */
  qr_template: Nullable<string>;
  /** KP per VND. */
  exchange_rate: Exact;
  enabled: Generated<boolean>;
  position: Generated<number>;
}

interface PaymentBonusesTable {
  method_name: string;
  /** VND */
  cash_value: Whole;
  bonus_rate: Exact;
}

interface ZonesTable {
  id: number;
  name: string;
  state: ZoneState;
}

interface PayableValuesTable {
  game_id: string;
  /** KP */
  credit: Whole;
  /** In the game's smallest unit. */
  coins_received: Whole;
}

interface GameSettingsTable {
  game_id: string;
  coin_name: string;
}

/** Written only by the trigger on postings; whole KP. */
interface BalancesTable {
  player_id: Whole;
  credit: GeneratedWhole;
  debt: GeneratedWhole;
}

interface TransactionsTable {
  player_id: Whole;
  id: GeneratedWhole;
  parent_id: Nullable<number>;
  type: string;
  status: 'pending' | 'success' | 'failed';
  /** Whole units of `currency`. */
  value: Whole;
  currency: Currency;
  source: Nullable<string>;
  game_id: Nullable<string>;
  coin: Nullable<number>;
  coin_name: Nullable<string>;
  zone_id: Nullable<number>;
  note: Nullable<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface PostingsTable {
  player_id: Whole;
  transaction_id: Whole;
  account: string;
  /** Whole KP; each set of postings sums to 0. */
  amount: Whole;
  created_at: Generated<Date>;
}

interface IdempotencyKeysTable {
  player_id: Whole;
  key: string;
  payload_hash: Buffer;
  transaction_id: Whole;
  created_at: Generated<Date>;
}

interface TransferNoticesTable {
  provider: string;
  external_id: string;
  /** VND */
  amount: Whole;
  content: string;
  state: 'credited' | 'unmatched' | 'rejected' | 'declined';
  player_id: Nullable<number>;
  transaction_id: Nullable<number>;
  received_at: Generated<Date>;
  settled_at: Nullable<Date>;
}

interface CreditedTransfersTable {
  player_id: Whole;
  provider: string;
  external_id: string;
  transaction_id: Whole;
}

interface AlarmsTable {
  id: Identity;
  kind: string;
  detail: Json<Record<string, unknown>>;
  raised_at: Generated<Date>;
  closed_at: Nullable<Date>;
  /** Kind and subject; null: raised by the version before. */
  open_key: Nullable<string>;
  times: Generated<number>;
  last_at: Generated<Date>;
  notified_at: Nullable<Date>;
  close_notified_at: Nullable<Date>;
  closed_by_operator: Generated<boolean>;
}

/** What one host does for all of them. */
interface HostJobsTable {
  name: string;
  claimed_until: Generated<Date>;
  done_at: Nullable<Date>;
  result: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

interface DeliveriesTable {
  player_id: Whole;
  transaction_id: Whole;
  delivery_id: Generated<string>;
  game_id: string;
  zone_id: number;
  username: string;
  coins: Whole;
  state: Generated<'pending' | 'delivered' | 'refused'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: Nullable<string>;
  created_at: Generated<Date>;
  ended_at: Nullable<Date>;
  refund_transaction_id: Nullable<number>;
  kind: Generated<'recharge' | 'migration'>;
  extpoint0: GeneratedWhole;
  extpoint4: GeneratedWhole;
}

interface AccountMigrationsTable {
  player_id: Whole;
  transaction_id: Whole;
  zone_id: number;
  from_zones: number[];
}

interface OldBalancePostingsTable {
  player_id: Whole;
  transaction_id: Whole;
  balance: 'left_coin' | 'extpoint0' | 'extpoint4';
  /** 0: what rounding took off. */
  zone_id: number;
  amount: Whole;
  created_at: Generated<Date>;
}

interface AccountZonesTable {
  player_id: Whole;
  zone_id: number;
  left_coin: GeneratedWhole;
  extpoint0: GeneratedWhole;
  extpoint4: GeneratedWhole;
}

interface SandboxDeliveriesTable {
  delivery_id: string;
  username: string;
  zone_id: number;
  coins: Whole;
  outcome: 'delivered' | 'refused';
  delivered_at: Generated<Date>;
  /** null: a recharge. */
  migration: ColumnType<MovedBalances | null, string | null | undefined, string | null>;
}

interface SandboxSettingsTable {
  name: string;
  value: Json<unknown>;
}

interface SandboxSmsTable {
  id: Identity;
  sender: string;
  body: string;
  received_at: Generated<Date>;
}

interface MessagesTable {
  id: Identity;
  channel: 'email' | 'sms';
  recipient: string;
  subject: Nullable<string>;
  body: string;
  links: Generated<string[]>;
  code: Nullable<string>;
  sent_at: Generated<Date>;
  outbox_id: Nullable<string>;
}

interface GiftCodesTable {
  code: string;
  /** null: anyone may use it, once. */
  player_id: Nullable<number>;
  title: string;
  gives: string;
  zone_id: Nullable<number>;
  expires_at: Nullable<Date>;
  used_at: Nullable<Date>;
}
