import type { ColumnType, Generated } from 'kysely';

/** Tables of migration 0020; types as db/schema.ts says. */
export interface AccountTables {
  codes: CodesTable;
  links: LinksTable;
  recovery_requests: RecoveryRequestsTable;
  outbox: OutboxTable;
  spent_challenges: SpentChallengesTable;
  hotline_messages: HotlineMessagesTable;
}

type PlayerId = ColumnType<number, number | bigint, number | bigint>;
type Identity = ColumnType<number, never, never>;
type Optional<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

interface CodesTable {
  player_id: PlayerId;
  purpose: string;
  target: string;
  code_hash: Buffer;
  tries_left: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Optional<Date>;
}

interface LinksTable {
  token_hash: Buffer;
  purpose: 'reset.password' | 'verify.email';
  player_id: PlayerId;
  target: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Optional<Date>;
}

interface RecoveryRequestsTable {
  id: Identity;
  kind: 'reset.password' | 'remind.username';
  subject: string;
  created_at: Generated<Date>;
}

interface OutboxTable {
  id: Generated<string>;
  position: Identity;
  channel: 'email' | 'sms';
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
}

interface SpentChallengesTable {
  nonce: string;
  expires_at: Date;
}

interface HotlineMessagesTable {
  id: string;
  received_at: Generated<Date>;
}
