-- What can be paid with, and what can be bought.

create table payment_methods (
  name text primary key,
  kind text not null check (kind in ('bank-transfer', 'e-wallet', 'card')),
  label text not null,
  account_name text not null,
  account_number text not null,
  mobile_account_number text,
  -- Issuer number in VietQR; null where the method has no VietQR.
  bank_bin text check (bank_bin ~ '^[0-9]{6}$'),
  -- KP per VND, an exact decimal.
  exchange_rate numeric not null check (exchange_rate > 0),
  enabled boolean not null default true,
  position integer not null default 0
);

create table payment_bonuses (
  method_name text not null references payment_methods (name) on delete cascade,
  cash_value bigint not null check (cash_value > 0),
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
  credit bigint not null check (credit > 0),
  -- In the game's smallest unit (hundredths for fsonline).
  coins_received bigint not null check (coins_received > 0),
  primary key (game_id, credit)
);

create table game_settings (
  game_id text primary key,
  coin_name text not null
);
