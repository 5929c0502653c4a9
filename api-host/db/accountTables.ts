import type { ColumnType, Generated } from 'kysely';
import type { AccountEventKind, ProblemReportPayload } from '@portal/contract';
import type { LinkPurpose } from '../domain/links';
import type { Identity, Nullable, Whole } from './columnTypes';

/** The tables of accounts; types as described in db/schema.ts. */
export interface AccountTables {
  codes: CodesTable;
  links: LinksTable;
  recovery_requests: RecoveryRequestsTable;
  outbox: OutboxTable;
  spent_challenges: SpentChallengesTable;
  hotline_messages: HotlineMessagesTable;
  known_browsers: KnownBrowsersTable;
  account_events: AccountEventsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  factor_removals: FactorRemovalsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  account_deletions: AccountDeletionsTable;
  former_usernames: FormerUsernamesTable;
  problem_reports: ProblemReportsTable;
}

interface CodesTable {
  player_id: Whole;
  purpose: string;
  target: string;
  code_hash: Buffer;
  key_id: Nullable<string>;
  tries_left: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Nullable<Date>;
}

interface LinksTable {
  token_hash: Buffer;
  purpose: LinkPurpose;
  player_id: Whole;
  target: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Nullable<Date>;
}

interface RecoveryRequestsTable {
  id: Identity;
  kind: 'reset.password' | 'remind.username' | 'verify.email' | 'keep.factor';
  subject: string;
  created_at: Generated<Date>;
}

interface OutboxTable {
  id: Generated<string>;
  position: Identity;
  channel: 'email' | 'sms' | 'webhook';
  recipient: string;
  subject: Nullable<string>;
  body: string;
  html: Nullable<string>;
  links: Generated<string[]>;
  code: Nullable<string>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: Nullable<string>;
  created_at: Generated<Date>;
  expires_at: Nullable<Date>;
  state: Generated<'waiting' | 'expired'>;
  sealed: Nullable<Buffer>;
  key_id: Nullable<string>;
  due_at: Generated<Date>;
}

interface SpentChallengesTable {
  nonce: string;
  expires_at: Date;
}

interface HotlineMessagesTable {
  id: string;
  received_at: Generated<Date>;
}

interface KnownBrowsersTable {
  player_id: Whole;
  token_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  trusted_until: Nullable<Date>;
  payment_proven_at: Nullable<Date>;
}

interface AccountEventsTable {
  id: Identity;
  player_id: Nullable<number>;
  kind: AccountEventKind;
  happened_at: Generated<Date>;
  address: Nullable<string>;
  user_agent: Nullable<string>;
}

interface TotpSecretsTable {
  player_id: Whole;
  key_id: string;
  sealed: Buffer;
  created_at: Generated<Date>;
  confirmed_at: Nullable<Date>;
  last_step: ColumnType<number, number | undefined, number>;
}

interface RecoveryCodesTable {
  player_id: Whole;
  code_hash: Buffer;
  used_at: Nullable<Date>;
}

interface FactorRemovalsTable {
  player_id: Whole;
  /** null: support asked for the removal. */
  phone_number: string | null;
  requested_at: Generated<Date>;
  due_at: Date;
}

interface PasskeysTable {
  id: string;
  player_id: Whole;
  public_key: Buffer;
  counter: ColumnType<number, number, number>;
  transports: string[];
  user_handle: Buffer;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Nullable<Date>;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  purpose: string;
  player_id: Nullable<number>;
  rp_id: string;
  origin: string;
  user_handle: Nullable<Buffer>;
  expires_at: Date;
}

interface AccountDeletionsTable {
  player_id: Whole;
  requested_at: Generated<Date>;
  due_at: Date;
}

interface ProblemReportsTable {
  id: string;
  code: string;
  player_id: Nullable<number>;
  kept_at: Generated<Date>;
  topic: ProblemReportPayload['topic'];
  build: string;
  page: string;
  browser: string;
  /** Gzipped JSON text. */
  recording: Buffer;
}

interface FormerUsernamesTable {
  username: string;
}
