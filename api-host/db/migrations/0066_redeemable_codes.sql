-- Codes that bring KP to whoever types them in, once each (PLAY-8, docs/decisions/0098).
create table redeemable_codes (
  code text primary key check (code ~ '^[A-Z0-9-]{6,64}$'),
  title text not null check (length(title) between 1 and 128),
  -- KP for each player.
  credit bigint not null check (credit between 1 and 1000000000),
  most_uses integer not null check (most_uses > 0),
  uses integer not null default 0,
  expires_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  check (uses between 0 and most_uses)
);

-- Written by redeem_code alone (db/functions/redeem_code.sql), with the transaction that brought the KP.
create table code_redemptions (
  player_id bigint not null references players (id),
  code text not null references redeemable_codes (code),
  transaction_id bigint not null,
  redeemed_at timestamptz not null default now(),
  primary key (player_id, code)
);
create index code_redemptions_by_code on code_redemptions (code);
