import type { ColumnType, Generated } from 'kysely';
import type { CampaignType, Currency } from '@portal/contract';
import type { Whole, GeneratedWhole, Nullable } from './columnTypes';

/** Tables of money and of deliveries; types as described in db/schema.ts. */
export interface LedgerTables {
  balances: BalancesTable;
  transactions: TransactionsTable;
  postings: PostingsTable;
  idempotency_keys: IdempotencyKeysTable;
  transfer_notices: TransferNoticesTable;
  credited_transfers: CreditedTransfersTable;
  transfer_claims: TransferClaimsTable;
  redeemable_codes: RedeemableCodesTable;
  code_redemptions: CodeRedemptionsTable;
  campaigns: CampaignsTable;
  campaign_milestones: CampaignMilestonesTable;
  campaign_rewards: CampaignRewardsTable;
  deliveries: DeliveriesTable;
  account_migrations: AccountMigrationsTable;
  old_balance_postings: OldBalancePostingsTable;
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

interface TransferClaimsTable {
  player_id: Whole;
  id: GeneratedWhole;
  /** VND */
  amount: Whole;
  transferred_at: Date;
  method: Nullable<string>;
  reference: Nullable<string>;
  /** Filled in by the database. */
  reference_key: ColumnType<string | null, never, never>;
  state: Generated<'open' | 'credited' | 'refused'>;
  refusal: Nullable<string>;
  automatic: Generated<boolean>;
  provider: Nullable<string>;
  external_id: Nullable<string>;
  transaction_id: Nullable<number>;
  created_at: Generated<Date>;
  decided_at: Nullable<Date>;
}

interface RedeemableCodesTable {
  code: string;
  title: string;
  /** KP for each player. */
  credit: Whole;
  most_uses: number;
  uses: Generated<number>;
  expires_at: Date;
  closed_at: Nullable<Date>;
  created_at: Generated<Date>;
}

/** Written only by redeem_code. */
interface CodeRedemptionsTable {
  player_id: Whole;
  code: string;
  transaction_id: Whole;
  redeemed_at: Generated<Date>;
}

interface CampaignsTable {
  id: string;
  type: Generated<CampaignType>;
  title: string;
  game_id: string;
  starts_at: Date;
  ends_at: Date;
  /** The KP that all players together may get, and those that they got. */
  budget: Whole;
  given: GeneratedWhole;
  closed_at: Nullable<Date>;
  created_at: Generated<Date>;
}

/** KP. */
interface CampaignMilestonesTable {
  campaign_id: string;
  spent: Whole;
  bonus: Whole;
}

/** Written only by reward_campaign. */
interface CampaignRewardsTable {
  player_id: Whole;
  campaign_id: string;
  spent: Whole;
  transaction_id: Whole;
  rewarded_at: Generated<Date>;
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
  /** 0: the part that rounding removed. */
  zone_id: number;
  amount: Whole;
  created_at: Generated<Date>;
}
