-- Old balances move from closed zones to an active one (docs/decisions/0020). A migration is a transaction of the type
-- 'account.migration' (no KP, no line in the history) with a delivery, so that it is carried to the game server as a recharge is.

alter table deliveries
  add column kind text not null default 'recharge' check (kind in ('recharge', 'migration')),
  -- Of a migration, beside the coins: what is moved to the zone.
  add column extpoint0 bigint not null default 0 check (extpoint0 between 0 and 9007199254740991),
  add column extpoint4 bigint not null default 0 check (extpoint4 between 0 and 9007199254740991),
  drop constraint deliveries_coins_check,
  add constraint deliveries_coins_check check (coins between case kind when 'migration' then 0 else 1 end and 9007199254740991);

create table account_migrations (
  player_id bigint not null,
  transaction_id bigint not null,
  zone_id integer not null references zones (id),
  -- Every CLOSED zone the player had an account on, also those with nothing in them.
  from_zones integer[] not null,
  primary key (player_id, transaction_id),
  foreign key (player_id, transaction_id) references deliveries (player_id, transaction_id)
);

-- One at a time.
create unique index deliveries_one_migration on deliveries (player_id) where kind = 'migration' and state = 'pending';

-- Where old balances went, double entry: of each transaction and balance the amounts sum to 0. zone_id 0 is what rounding
-- took off extpoint0, kept here in the player's name. In the game's smallest unit.
create table old_balance_postings (
  player_id bigint not null,
  transaction_id bigint not null,
  balance text not null check (balance in ('left_coin', 'extpoint0', 'extpoint4')),
  zone_id integer not null check (zone_id >= 0),
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null default now(),
  primary key (player_id, transaction_id, balance, zone_id),
  foreign key (player_id, transaction_id) references transactions (player_id, id)
);

create function check_old_balance_postings() returns trigger language plpgsql as $$
begin
  if exists (select from written group by player_id, transaction_id, balance having sum(amount) <> 0) then
    raise exception 'old balances that move do not sum to 0'
      using errcode = 'check_violation', constraint = 'old_balance_postings_sum_to_zero';
  end if;
  return null;
end $$;
create trigger old_balance_postings_sum after insert on old_balance_postings
  referencing new table as written for each statement execute function check_old_balance_postings();
create trigger old_balance_postings_immutable before update or delete on old_balance_postings
  for each row execute function refuse_change();
create trigger old_balance_postings_kept before truncate on old_balance_postings
  for each statement execute function refuse_change();

-- The balances of a player's account on a zone grow by what comes in; the account is made where there is none.
create function add_old_balances(p_player bigint, p_zone integer, p_left_coin bigint, p_extpoint0 bigint, p_extpoint4 bigint)
returns void language sql as $$
  insert into account_zones as a (player_id, zone_id, left_coin, extpoint0, extpoint4)
  values (p_player, p_zone, p_left_coin, p_extpoint0, p_extpoint4)
  on conflict (player_id, zone_id) do update
    set left_coin = a.left_coin + excluded.left_coin,
        extpoint0 = a.extpoint0 + excluded.extpoint0,
        extpoint4 = a.extpoint4 + excluded.extpoint4;
$$;

-- Ends a pending migration as moved. The accounts on the old zones end, unless something came into them meanwhile.
create function book_migration(p_player bigint, p_transaction bigint) returns void language plpgsql as $$
declare
  v_delivery deliveries;
begin
  update deliveries d set state = 'delivered', ended_at = now(), last_error = null
   where d.player_id = p_player and d.transaction_id = p_transaction returning d.* into strict v_delivery;
  update transactions t set status = 'success', updated_at = now() where t.player_id = p_player and t.id = p_transaction;
  delete from account_zones a using account_migrations m
   where m.player_id = p_player and m.transaction_id = p_transaction
     and a.player_id = p_player and a.zone_id = any (m.from_zones)
     and (a.left_coin, a.extpoint0, a.extpoint4) = (0, 0, 0);
  perform add_old_balances(p_player, v_delivery.zone_id, v_delivery.coins, v_delivery.extpoint0, v_delivery.extpoint4);
end $$;

-- How far a migration is, with what the host needs to carry it to the game server.
create type migration_step as (
  outcome text, transaction_id bigint, delivery_id uuid, state text, zone_id integer, username text,
  coins bigint, extpoint0 bigint, extpoint4 bigint, from_zones integer[]
);

create function migration_step_of(p_outcome text, p_player bigint, p_transaction bigint) returns migration_step language sql as $$
  select (p_outcome, d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins, d.extpoint0, d.extpoint4, m.from_zones)::migration_step
    from (select) one
    left join (deliveries d join account_migrations m using (player_id, transaction_id))
      on d.player_id = p_player and d.transaction_id = p_transaction;
$$;

-- Starts a migration: the key, the balances' way out of all CLOSED zones, and the delivery commit together. Whole coins
-- (p_scale smallest units) of extpoint0 move; where nothing is left to deliver, it ends at once. outcome is 'started'; 'replayed'
-- when the key is known, when the same move is under way, or when it was the last one and no zone is CLOSED any more;
-- 'IDEMPOTENCY_CONFLICT' when the key is known with another payload; or the contract's errorCode of a refusal, of which nothing
-- is kept.
create function start_migration(
  p_player bigint, p_key uuid, p_payload_hash bytea, p_game text, p_zone bigint, p_scale bigint, p_lease_ms integer
) returns migration_step language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_most constant bigint := 9007199254740991;
  v_hash bytea;
  v_transaction bigint;
  v_from integer[];
  v_coins numeric;
  v_points0 numeric;
  v_points4 numeric;
  v_there account_zones;
  v_refusal text;
begin
  if p_key is not null then
    select k.payload_hash, k.transaction_id into v_hash, v_transaction
      from idempotency_keys k where k.player_id = p_player and k.key = p_key;
    if found then
      return migration_step_of(
        case when v_hash = p_payload_hash then 'replayed' else 'IDEMPOTENCY_CONFLICT' end, p_player, v_transaction);
    end if;
  end if;

  select array_agg(a.zone_id order by a.zone_id), sum(a.left_coin), sum(a.extpoint0), sum(a.extpoint4)
    into v_from, v_coins, v_points0, v_points4
    from account_zones a join zones z on z.id = a.zone_id
   where a.player_id = p_player and z.state = 'CLOSED';

  -- The last one, where it answers this call: it is under way, or it has done what is asked for.
  select d.transaction_id, case when d.zone_id <> p_zone then
           case d.state when 'pending' then 'MIGRATION_PENDING' else 'NOTHING_TO_MIGRATE' end
         end
    into v_transaction, v_refusal
    from account_migrations m join deliveries d using (player_id, transaction_id)
   where m.player_id = p_player
     and (d.state = 'pending' or (d.state = 'delivered' and v_from is null))
   order by m.transaction_id desc limit 1;
  if found then
    if v_refusal is not null then
      return migration_step_of(v_refusal, p_player, null);
    end if;
    if p_key is not null then
      insert into idempotency_keys (player_id, key, payload_hash, transaction_id)
      values (p_player, p_key, p_payload_hash, v_transaction);
    end if;
    return migration_step_of('replayed', p_player, v_transaction);
  end if;

  select a.* into v_there from account_zones a where a.player_id = p_player and a.zone_id = p_zone;
  v_refusal := case
    when v_from is null then 'NOTHING_TO_MIGRATE'
    when not exists (select from zones z where z.id = p_zone and z.state = 'ACTIVE') then 'ZONE_UNAVAILABLE'
    when greatest(v_coins + coalesce(v_there.left_coin, 0), v_points0 + coalesce(v_there.extpoint0, 0),
                  v_points4 + coalesce(v_there.extpoint4, 0)) > v_most then 'BALANCE_TOO_LARGE'
  end;
  if v_refusal is not null then
    return migration_step_of(v_refusal, p_player, null);
  end if;

  v_transaction := nextval('transaction_ids');
  insert into transactions (player_id, id, type, status, value, currency, game_id, zone_id)
  values (p_player, v_transaction, 'account.migration', 'pending', 0, 'KP', p_game, p_zone);
  insert into deliveries (player_id, transaction_id, kind, game_id, zone_id, username, coins, extpoint0, extpoint4, attempts, next_attempt_at)
  select p_player, v_transaction, 'migration', p_game, p_zone, p.username,
         v_coins, v_points0 - v_points0 % p_scale, v_points4, 1, now() + p_lease_ms * interval '1 millisecond'
    from players p where p.id = p_player;
  insert into account_migrations (player_id, transaction_id, zone_id, from_zones)
  values (p_player, v_transaction, p_zone, v_from);
  insert into old_balance_postings (player_id, transaction_id, balance, zone_id, amount)
  select p_player, v_transaction, v.balance, v.zone_id, v.amount
    from (
      select b.balance, a.zone_id, -b.amount as amount
        from account_zones a
       cross join lateral (values ('left_coin', a.left_coin), ('extpoint0', a.extpoint0), ('extpoint4', a.extpoint4)) b (balance, amount)
       where a.player_id = p_player and a.zone_id = any (v_from)
      union all
      values ('left_coin', p_zone, v_coins),
             ('extpoint0', p_zone, v_points0 - v_points0 % p_scale),
             ('extpoint0', 0, v_points0 % p_scale),
             ('extpoint4', p_zone, v_points4)
    ) v (balance, zone_id, amount)
   where v.amount <> 0;
  update account_zones a set left_coin = 0, extpoint0 = 0, extpoint4 = 0
   where a.player_id = p_player and a.zone_id = any (v_from);
  if p_key is not null then
    insert into idempotency_keys (player_id, key, payload_hash, transaction_id)
    values (p_player, p_key, p_payload_hash, v_transaction);
  end if;
  if v_coins + v_points0 - v_points0 % p_scale + v_points4 = 0 then
    perform book_migration(p_player, v_transaction);
  end if;
  return migration_step_of('started', p_player, v_transaction);
end $$;

-- The game server has moved the balances. False when the migration had ended before.
create function complete_migration(p_player bigint, p_transaction bigint) returns boolean language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
begin
  perform from deliveries d
    where d.player_id = p_player and d.transaction_id = p_transaction and d.kind = 'migration' and d.state = 'pending' for update;
  if not found then
    return false;
  end if;
  perform book_migration(p_player, p_transaction);
  return true;
end $$;

-- The game server has refused: a counter entry brings every balance back to where it was. The delivery's state afterwards.
create function refuse_migration(p_player bigint, p_transaction bigint, p_reason text) returns text language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_delivery deliveries;
  v_back bigint;
begin
  select d.* into strict v_delivery from deliveries d
   where d.player_id = p_player and d.transaction_id = p_transaction and d.kind = 'migration' for update;
  if v_delivery.state <> 'pending' then
    return v_delivery.state;
  end if;
  v_back := nextval('transaction_ids');
  update transactions t set status = 'failed', updated_at = now() where t.player_id = p_player and t.id = p_transaction;
  insert into transactions (player_id, id, parent_id, type, status, value, currency, game_id, zone_id, note)
  values (p_player, v_back, p_transaction, 'account.migration-refusal', 'success', 0, 'KP', v_delivery.game_id, v_delivery.zone_id, p_reason);
  insert into old_balance_postings (player_id, transaction_id, balance, zone_id, amount)
  select p_player, v_back, p.balance, p.zone_id, -p.amount
    from old_balance_postings p where p.player_id = p_player and p.transaction_id = p_transaction;
  perform add_old_balances(
            p_player, b.zone_id,
            coalesce(-sum(b.amount) filter (where b.balance = 'left_coin'), 0)::bigint,
            coalesce(-sum(b.amount) filter (where b.balance = 'extpoint0'), 0)::bigint,
            coalesce(-sum(b.amount) filter (where b.balance = 'extpoint4'), 0)::bigint)
     from old_balance_postings b
    where b.player_id = p_player and b.transaction_id = p_transaction and b.amount < 0
    group by b.zone_id;
  update deliveries d
     set state = 'refused', ended_at = now(), last_error = p_reason, refund_transaction_id = v_back
   where d.player_id = p_player and d.transaction_id = p_transaction;
  return 'refused';
end $$;

-- What the sandbox's game servers were asked to move beside the coins; null for a recharge.
alter table sandbox_deliveries add column migration jsonb;
