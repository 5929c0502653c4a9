-- Players, their sessions, and what host processes share instead of memory.
-- Names follow the contract in snake_case. Times are instants (timestamptz), money is whole units in bigint.

create table players (
  id bigint generated always as identity primary key,
  username text not null unique check (username ~ '^[a-z0-9_]{4,32}$'),
  password_hash text not null,
  email text check (length(email) <= 128),
  phone_number text check (phone_number ~ '^\+[0-9]{6,15}$'),
  first_name text check (length(first_name) <= 128),
  middle_name text check (length(middle_name) <= 128),
  last_name text check (length(last_name) <= 128),
  dob date,
  language text not null default 'vi-VN',
  receive_newsletter boolean not null default false,
  mfa_enabled boolean not null default false,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  last_password_change_at timestamptz,
  joined_at timestamptz not null default now()
);

-- Only the hash of a session's token is kept; a read of this table signs nobody in.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  player_id bigint not null references players (id) on delete cascade,
  remember boolean not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address inet,
  user_agent text check (length(user_agent) <= 512)
);
create index sessions_of_player on sessions (player_id);
create index sessions_by_expiry on sessions (expires_at);

-- Secrets that all host processes of one database share; made by the first that needs them.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- Fixed-window counters of DESIGN §5 "Limits".
create table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (bucket, window_start)
);
create index rate_limits_by_age on rate_limits (window_start);
