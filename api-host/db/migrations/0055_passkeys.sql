-- Passkeys (SAFE-5, docs/decisions/0088). Public keys only: who reads this table can sign nobody in.
create table passkeys (
  -- The credential's id, base64url, as the authenticator chose it.
  id text primary key check (length(id) <= 1400),
  player_id bigint not null references players (id) on delete cascade,
  public_key bytea not null,
  -- What an authenticator counts; 0 where it does not.
  counter bigint not null,
  transports text[] not null default '{}',
  -- The player to authenticators: random, the same for all passkeys of a player.
  user_handle bytea not null check (octet_length(user_handle) = 32),
  name text not null check (length(name) between 1 and 64),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_player on passkeys (player_id);

-- What an authenticator is to sign: once, within minutes, for one purpose. A challenge that a player asked for is theirs alone.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose ~ '^[a-z-]+$'),
  player_id bigint references players (id) on delete cascade,
  -- Where it was issued: nothing that was signed elsewhere counts.
  rp_id text not null,
  origin text not null,
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_of_player on passkey_challenges (player_id);
