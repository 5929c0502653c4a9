-- Accounts (docs/decisions/0010, 0012): who owns a phone or an address, what proves it, and what is still to be sent.

-- A verified number belongs to one account; several may name it as long as none has proven it.
create unique index players_by_verified_phone on players (phone_number) where phone_verified_at is not null;
create index players_by_phone on players (phone_number);
create index players_by_verified_email on players (lower(email)) where email_verified_at is not null;

-- At most one code per player and purpose: a new one takes the place of the old. Only its keyed hash is kept.
create table codes (
  player_id bigint not null references players (id) on delete cascade,
  purpose text not null,
  -- The phone number or address it was sent to.
  target text not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (player_id, purpose)
);
create index codes_by_expiry on codes (expires_at);

-- 256-bit tokens in links of e-mails; only their hash is kept.
create table links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('reset.password', 'verify.email')),
  player_id bigint not null references players (id) on delete cascade,
  -- The address it was sent to; it proves that one and no other.
  target text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index links_of_player on links (player_id);
create index links_by_expiry on links (expires_at);

-- What visitors asked for by naming an account. A worker looks whether it exists, so that no answer can tell.
create table recovery_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('reset.password', 'remind.username')),
  -- A username, '' where what was typed can be none, or an e-mail address.
  subject text not null,
  created_at timestamptz not null default now()
);

-- What is still to be sent, written together with what it tells about. A row goes when its message has gone.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  html text,
  links text[] not null default '{}',
  code text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_by_time on outbox (next_attempt_at, position);

-- The sandbox's mailboxes take each message once, however often it is sent.
alter table messages add column outbox_id uuid unique;

-- Proof-of-work challenges that have been used; each counts once.
create table spent_challenges (
  nonce text primary key,
  expires_at timestamptz not null
);

-- SMS that the hotline's gateway has reported, by its own ids; a repeated report is the same SMS.
create table hotline_messages (
  id text primary key,
  received_at timestamptz not null default now()
);
