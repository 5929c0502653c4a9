-- Money that comes in (transfer notices) and coins that go out (deliveries to the game servers).

-- Every notice of a bank or wallet, once by the provider's own id. 'unmatched' ones wait for an operator.
create table transfer_notices (
  provider text not null,
  external_id text not null check (length(external_id) between 1 and 128),
  -- VND
  amount bigint not null check (amount between 1 and 1000000000000),
  content text not null,
  state text not null check (state in ('credited', 'unmatched', 'rejected')),
  player_id bigint references players (id),
  transaction_id bigint,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (provider, external_id),
  check ((state = 'credited') = (transaction_id is not null and player_id is not null))
);
create index transfer_notices_waiting on transfer_notices (received_at) where state <> 'credited';

-- The same guard beside the player's own rows: one transfer credits one player once, whatever the notices table says.
create table credited_transfers (
  player_id bigint not null,
  provider text not null,
  external_id text not null,
  transaction_id bigint not null,
  primary key (player_id, provider, external_id),
  foreign key (player_id, transaction_id) references transactions (player_id, id)
);

-- What somebody must look at: a repeated id with another amount, a forged notice, a delivery that will not end.
create table alarms (
  id bigint generated always as identity primary key,
  kind text not null,
  detail jsonb not null,
  raised_at timestamptz not null default now(),
  closed_at timestamptz
);
create index alarms_by_kind on alarms (kind, raised_at);

-- The outbox of the game servers. Written with the debit in one transaction; ended once, as delivered or refused.
create table deliveries (
  player_id bigint not null,
  transaction_id bigint not null,
  delivery_id uuid not null default gen_random_uuid(),
  game_id text not null,
  zone_id integer not null,
  username text not null,
  coins bigint not null check (coins between 1 and 9007199254740991),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'refused')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  refund_transaction_id bigint,
  primary key (player_id, transaction_id),
  foreign key (player_id, transaction_id) references transactions (player_id, id),
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'refused') = (refund_transaction_id is not null))
);
create index deliveries_due on deliveries (next_attempt_at) where state = 'pending';

create table account_zones (
  player_id bigint not null references players (id),
  zone_id integer not null references zones (id),
  -- In the game's smallest unit, as the game servers keep them.
  left_coin bigint not null default 0 check (left_coin between 0 and 9007199254740991),
  extpoint0 bigint not null default 0 check (extpoint0 between 0 and 9007199254740991),
  extpoint4 bigint not null default 0 check (extpoint4 between 0 and 9007199254740991),
  primary key (player_id, zone_id)
);
