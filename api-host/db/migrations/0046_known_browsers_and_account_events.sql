-- Browsers that an account's owner has used (docs/decisions/0013). A row signs nobody in, and only the hash of the cookie is kept.
create table known_browsers (
  player_id bigint not null references players (id) on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (player_id, token_hash)
);
create index known_browsers_by_token on known_browsers (token_hash);
create index known_browsers_by_expiry on known_browsers (expires_at);

-- What happened to accounts: sign-ins, failed ones too, and changes of credentials (SAFE-2, SAFE-3).
create table account_events (
  id bigint generated always as identity primary key,
  -- null: a sign-in under a name that no account has. It is written all the same, so that it takes as long.
  player_id bigint references players (id) on delete cascade,
  kind text not null check (kind in (
    'registered', 'signed-in', 'sign-in-failed',
    'email-changed', 'email-verified', 'phone-changed', 'phone-verified', 'password-changed', 'password-reset')),
  happened_at timestamptz not null default now(),
  address inet,
  user_agent text check (length(user_agent) <= 512)
);
create index account_events_of_player on account_events (player_id, id desc);
create index account_events_by_age on account_events (happened_at);
