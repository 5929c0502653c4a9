create or replace function migration_step_of(p_outcome text, p_player bigint, p_transaction bigint) returns migration_step language plpgsql as $$
declare
  v_step migration_step;
begin
  select p_outcome, d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins, d.extpoint0, d.extpoint4, m.from_zones
    into v_step
    from deliveries d join account_migrations m using (player_id, transaction_id)
   where d.player_id = p_player and d.transaction_id = p_transaction;
  v_step.outcome := p_outcome;
  return v_step;
end $$;

-- The part of start_migration that runs where the player's rows are stored. p_suspended was read after the balance was locked.
-- p_closed: the CLOSED zones; p_open: whether p_zone is ACTIVE.
create or replace function book_started_migration(
  p_player bigint, p_transaction bigint, p_key uuid, p_payload_hash bytea, p_game text, p_zone bigint, p_scale bigint,
  p_lease_ms integer, p_username text, p_suspended boolean, p_closed integer[], p_open boolean
) returns migration_step language plpgsql as $$
declare
  v_most constant bigint := 9007199254740991;
  v_hash bytea;
  v_transaction bigint;
  v_from integer[];
  v_coins numeric;
  v_points0 numeric;
  v_points4 numeric;
  v_there account_zones;
  v_refusal text;
  -- Not from now(): the transaction may have waited for the balance.
  v_leased_until constant timestamptz := clock_timestamp() + p_lease_ms * interval '1 millisecond';
begin
  if p_key is not null then
    select k.payload_hash, k.transaction_id into v_hash, v_transaction
      from idempotency_keys k where k.player_id = p_player and k.key = p_key;
    if found then
      return migration_step_of(
        case when v_hash = p_payload_hash then 'replayed' else 'IDEMPOTENCY_CONFLICT' end, p_player, v_transaction);
    end if;
  end if;

  -- An operator may import balances at any time (docs/operating.md), without locking the player's balance.
  perform from account_zones a
    where a.player_id = p_player and a.zone_id = any (p_closed) order by a.zone_id for no key update;
  select array_agg(a.zone_id order by a.zone_id), sum(a.left_coin), sum(a.extpoint0), sum(a.extpoint4)
    into v_from, v_coins, v_points0, v_points4
    from account_zones a
   where a.player_id = p_player and a.zone_id = any (p_closed);

  -- The last migration, if it already answers this call: it is pending, or it has moved everything already.
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
    when p_suspended then 'ACCOUNT_SUSPENDED'
    when v_from is null then 'NOTHING_TO_MIGRATE'
    when not p_open then 'ZONE_UNAVAILABLE'
    when greatest(v_coins + coalesce(v_there.left_coin, 0), v_points0 + coalesce(v_there.extpoint0, 0),
                  v_points4 + coalesce(v_there.extpoint4, 0)) > v_most then 'BALANCE_TOO_LARGE'
  end;
  if v_refusal is not null then
    return migration_step_of(v_refusal, p_player, null);
  end if;

  insert into transactions (player_id, id, type, status, value, currency, game_id, zone_id)
  values (p_player, p_transaction, 'account.migration', 'pending', 0, 'KP', p_game, p_zone);
  insert into deliveries (player_id, transaction_id, kind, game_id, zone_id, username, coins, extpoint0, extpoint4, attempts, next_attempt_at)
  values (p_player, p_transaction, 'migration', p_game, p_zone, p_username,
          v_coins, v_points0 - v_points0 % p_scale, v_points4, 1, v_leased_until);
  insert into account_migrations (player_id, transaction_id, zone_id, from_zones)
  values (p_player, p_transaction, p_zone, v_from);
  insert into old_balance_postings (player_id, transaction_id, balance, zone_id, amount)
  select p_player, p_transaction, v.balance, v.zone_id, v.amount
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
  perform check_old_balances_of(p_player, p_transaction);
  update account_zones a set left_coin = 0, extpoint0 = 0, extpoint4 = 0
   where a.player_id = p_player and a.zone_id = any (v_from);
  if p_key is not null then
    insert into idempotency_keys (player_id, key, payload_hash, transaction_id)
    values (p_player, p_key, p_payload_hash, p_transaction);
  end if;
  if v_coins + v_points0 - v_points0 % p_scale + v_points4 = 0 then
    perform book_migration(p_player, p_transaction);
  end if;
  return migration_step_of('started', p_player, p_transaction);
end $$;

-- Starts a migration: the key, the withdrawal of the balances from all CLOSED zones, and the delivery commit together. Only whole
-- coins (p_scale smallest units) of extpoint0 move. A migration with nothing to deliver ends at once. outcome is 'started';
-- 'replayed' if the key is known, if the same migration is pending, or if it was the last one and the player has no account on a
-- CLOSED zone any more; 'IDEMPOTENCY_CONFLICT' if the key is known with another payload; or the contract's errorCode of a refusal,
-- which leaves no row. 'ACCOUNT_SUSPENDED' also if the account was deleted while this call waited for the balance.
create or replace function start_migration(
  p_player bigint, p_key uuid, p_payload_hash bytea, p_game text, p_zone bigint, p_scale bigint, p_lease_ms integer
) returns migration_step language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction constant bigint := nextval('transaction_ids');
  v_player players;
  v_step migration_step;
begin
  select p.* into v_player from players p where p.id = p_player;
  -- Not even a key may be stored for a deleted account.
  if v_player.deleted_at is not null then
    return migration_step_of('ACCOUNT_SUSPENDED', p_player, null);
  end if;
  select * into v_step from book_started_migration(
    p_player, v_transaction, p_key, p_payload_hash, p_game, p_zone, p_scale, p_lease_ms,
    v_player.username, v_player.suspended_at is not null, closed_zones(),
    exists (select from zones z where z.id = p_zone and z.state = 'ACTIVE'));
  return v_step;
end $$;
