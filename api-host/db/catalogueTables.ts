import type { Generated } from 'kysely';
import type { PaymentKind, ZoneState } from '@portal/contract';
import type { Whole, GeneratedWhole, Exact, Nullable } from './columnTypes';

/** Tables of payment methods, offers and codes to redeem; types as described in db/schema.ts. */
export interface CatalogueTables {
  payment_methods: PaymentMethodsTable;
  payment_bonuses: PaymentBonusesTable;
  former_accounts: FormerAccountsTable;
  zones: ZonesTable;
  payable_values: PayableValuesTable;
  game_settings: GameSettingsTable;
  account_zones: AccountZonesTable;
  gift_codes: GiftCodesTable;
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

interface FormerAccountsTable {
  number: string;
  method_name: string;
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

interface AccountZonesTable {
  player_id: Whole;
  zone_id: number;
  left_coin: GeneratedWhole;
  extpoint0: GeneratedWhole;
  extpoint4: GeneratedWhole;
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
