import type { ColumnType, Generated } from 'kysely';
import type { AccountEventKind } from '@portal/contract';
import type { LinkPurpose } from '../domain/links';

/** Tables of migrations 0020, 0046 to 0048, 0051, 0052, 0054, 0055, 0058 and 0059; types as db/schema.ts says. */
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
}

type PlayerId = ColumnType<number, number | bigint, number | bigint>;
type Identity = ColumnType<number, never, never>;
type Optional<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

interface CodesTable {
  player_id: PlayerId;
  purpose: string;
  target: string;
  code_hash: Buffer;
  key_id: Optional<string>;
  tries_left: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Optional<Date>;
}

interface LinksTable {
  token_hash: Buffer;
  purpose: LinkPurpose;
  player_id: PlayerId;
  target: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Optional<Date>;
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
  subject: Optional<string>;
  body: string;
  html: Optional<string>;
  links: Generated<string[]>;
  code: Optional<string>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: Optional<string>;
  created_at: Generated<Date>;
  expires_at: Optional<Date>;
  state: Generated<'waiting' | 'expired'>;
  sealed: Optional<Buffer>;
  key_id: Optional<string>;
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
  player_id: PlayerId;
  token_hash: Buffer;
  created_at: Generated<Date>;
  expires_at: Date;
  trusted_until: Optional<Date>;
  payment_proven_at: Optional<Date>;
}

interface AccountEventsTable {
  id: Identity;
  player_id: Optional<number>;
  kind: AccountEventKind;
  happened_at: Generated<Date>;
  address: Optional<string>;
  user_agent: Optional<string>;
}

interface TotpSecretsTable {
  player_id: PlayerId;
  key_id: string;
  sealed: Buffer;
  created_at: Generated<Date>;
  confirmed_at: Optional<Date>;
  last_step: ColumnType<number, number | undefined, number>;
}

interface RecoveryCodesTable {
  player_id: PlayerId;
  code_hash: Buffer;
  used_at: Optional<Date>;
}

interface FactorRemovalsTable {
  player_id: PlayerId;
  /** null: support has asked for it. */
  phone_number: string | null;
  requested_at: Generated<Date>;
  due_at: Date;
}

interface PasskeysTable {
  id: string;
  player_id: PlayerId;
  public_key: Buffer;
  counter: ColumnType<number, number, number>;
  transports: string[];
  user_handle: Buffer;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Optional<Date>;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  purpose: string;
  player_id: Optional<number>;
  rp_id: string;
  origin: string;
  user_handle: Optional<Buffer>;
  expires_at: Date;
}

interface AccountDeletionsTable {
  player_id: PlayerId;
  requested_at: Generated<Date>;
  due_at: Date;
}

interface FormerUsernamesTable {
  username: string;
}
