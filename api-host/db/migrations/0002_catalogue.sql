-- What can be paid with, and what can be bought. Amounts in VND end at 10^12 (MAX_VND), all others at 2^53 - 1, so that
-- each is exact as a JSON number.

create table payment_methods (
  name text primary key,
  kind text not null check (kind in ('bank-transfer', 'e-wallet', 'card')),
  label text not null,
  account_name text not null,
  account_number text not null,
  mobile_account_number text,
  -- Issuer number in VietQR; null where the method has no VietQR.
  bank_bin text check (bank_bin ~ '^[0-9]{6}$'),
  -- What the QR code carries where there is no VietQR: text with {account}, {name} and {content}.
  qr_template text,
  -- KP per VND, an exact decimal.
  exchange_rate numeric not null check (exchange_rate > 0),
  enabled boolean not null default true,
  position integer not null default 0,
  -- What VietQR can carry.
  check (bank_bin is null or account_number ~ '^[0-9A-Za-z]{1,19}$')
);

create table payment_bonuses (
  method_name text not null references payment_methods (name) on delete cascade,
  cash_value bigint not null check (cash_value between 1 and 1000000000000),
  bonus_rate numeric not null check (bonus_rate >= 0),
  primary key (method_name, cash_value)
);

create table zones (
  id integer primary key check (id > 0),
  name text not null,
  state text not null check (state in ('ACTIVE', 'CLOSED'))
);

create table payable_values (
  game_id text not null,
  credit bigint not null check (credit between 1 and 9007199254740991),
  -- In the game's smallest unit (hundredths for fsonline).
  coins_received bigint not null check (coins_received between 1 and 9007199254740991),
  primary key (game_id, credit)
);

create table game_settings (
  game_id text primary key,
  coin_name text not null
);
