import type { ColumnType, Generated } from 'kysely';
import type { MovedBalances } from '../gateways/gameServer';
import type { Whole, Identity, Nullable, Json } from './columnTypes';

/** Tables of the sandbox: what its simulated outside world received; types as described in db/schema.ts. */
export interface SandboxTables {
  sandbox_deliveries: SandboxDeliveriesTable;
  sandbox_settings: SandboxSettingsTable;
  sandbox_sms: SandboxSmsTable;
  messages: MessagesTable;
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
