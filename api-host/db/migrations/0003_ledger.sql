-- The ledger: double entry, immutable, whole KP. Every table that carries money carries the player's id, which leads each
-- primary key, so that it can be the distribution key; no transaction spans two players.

-- The balances, which only the trigger on postings writes. Never negative: the database refuses what would make them so.
create table balances (
  player_id bigint primary key references players (id),
  credit bigint not null default 0 check (credit between 0 and 9007199254740991),
  debt bigint not null default 0 check (debt between 0 and 9007199254740991)
);

create function open_balance() returns trigger language plpgsql as $$
begin
  insert into balances (player_id) values (new.id);
  return new;
end $$;
create trigger players_open_balance after insert on players for each row execute function open_balance();

create sequence transaction_ids;

-- What the player's history shows. A top-up's recharge and bonus parts point at it with parent_id.
create table transactions (
  player_id bigint not null references players (id),
  id bigint not null default nextval('transaction_ids'),
  parent_id bigint,
  type text not null,
  status text not null check (status in ('pending', 'success', 'failed')),
  value bigint not null check (value between 0 and 9007199254740991),
  currency text not null check (currency in ('VND', 'KP')),
  source text,
  game_id text,
  coin bigint check (coin between 1 and 9007199254740991),
  coin_name text,
  zone_id integer,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (player_id, id),
  foreign key (player_id, parent_id) references transactions (player_id, id)
);
create index transactions_history on transactions (player_id, id desc) where parent_id is null;
create index transactions_parts on transactions (player_id, parent_id) where parent_id is not null;

-- One entry is a set of postings written by one statement; each set sums to 0. The player's accounts are 'player.credit'
-- and 'player.debt' (a debt is a negative amount there), the others stand for the house: 'house.topup', 'house.bonus',
-- 'house.sales', 'house.recall'.
create table postings (
  player_id bigint not null,
  transaction_id bigint not null,
  account text not null check (account in ('player.credit', 'player.debt', 'house.topup', 'house.bonus', 'house.sales', 'house.recall')),
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null default now(),
  primary key (player_id, transaction_id, account),
  foreign key (player_id, transaction_id) references transactions (player_id, id)
);

create function book_postings() returns trigger language plpgsql as $$
declare
  v_sound boolean;
begin
  with sets as (
    select player_id, sum(amount) = 0 as sound,
           coalesce(sum(amount) filter (where account = 'player.credit'), 0) as credit,
           coalesce(sum(amount) filter (where account = 'player.debt'), 0) as debt
      from written group by player_id, transaction_id
  ), changes as (
    select player_id, bool_and(sound) as sound, sum(credit) as credit, sum(debt) as debt from sets group by player_id
  ), booked as (
    update balances b set credit = b.credit + c.credit, debt = b.debt - c.debt
      from changes c where b.player_id = c.player_id
    returning c.sound
  )
  select bool_and(sound) and count(*) = (select count(*) from changes) into v_sound from booked;
  if not coalesce(v_sound, true) then
    raise exception 'a posting set does not sum to 0, or its player has no balance'
      using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
  end if;
  return null;
end $$;
create trigger postings_book after insert on postings
  referencing new table as written for each statement execute function book_postings();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is immutable: write a counter entry instead', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger postings_immutable before update or delete on postings for each row execute function refuse_change();
create trigger postings_kept before truncate on postings for each statement execute function refuse_change();

-- One row an intention of a player: the same key again means the same transaction, never a second one.
create table idempotency_keys (
  player_id bigint not null references players (id),
  key uuid not null,
  -- SHA-256 over the call and its payload; the same key with another payload is a conflict.
  payload_hash bytea not null check (octet_length(payload_hash) = 32),
  transaction_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (player_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
