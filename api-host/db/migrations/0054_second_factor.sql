-- A second factor (SAFE-5, docs/decisions/0087): the secret of an authenticator app, and codes that replace it.
-- players.mfa_enabled says whether a login asks for it.

-- The secret is encrypted with a key that lies outside the database (docs/decisions/0083).
create table totp_secrets (
  player_id bigint primary key references players (id) on delete cascade,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- null: the first code has not come yet.
  confirmed_at timestamptz,
  -- The step of the newest code that was used: it and those before it work no more.
  last_step bigint not null default 0
);
create index totp_secrets_unconfirmed on totp_secrets (created_at) where confirmed_at is null;

-- Each has 80 random bits, so a plain hash is enough. A used one is kept, so that it is known how many there were.
create table recovery_codes (
  player_id bigint not null references players (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- A player who has lost the factor has asked for its removal. From due_at a code to the phone removes it.
create table factor_removals (
  player_id bigint primary key references players (id) on delete cascade,
  phone_number text not null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null
);
