-- What the host sends to players where the sandbox plays their mailboxes and phones (DESIGN §5).
create table messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  links text[] not null default '{}',
  code text,
  sent_at timestamptz not null default now()
);
create index messages_to on messages (recipient, id desc);

-- GIFT-1. player_id is null for a code that anyone may use once.
create table gift_codes (
  code text primary key,
  player_id bigint references players (id),
  title text not null,
  gives text not null,
  zone_id integer references zones (id),
  expires_at timestamptz,
  used_at timestamptz
);
create index gift_codes_of on gift_codes (player_id);
