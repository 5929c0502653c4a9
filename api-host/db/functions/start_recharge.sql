-- The part of start_recharge that runs where the player's rows are stored. p_coins and p_zone are null if there is no such amount or
-- ACTIVE zone; p_suspended (or deleted) and p_held (the credit) were read after the balance was locked. p_closed: the CLOSED zones.
create or replace function book_recharge(
  p_player bigint, p_transaction bigint, p_key uuid, p_payload_hash bytea, p_game text, p_credit bigint, p_zone integer,
  p_lease_ms integer, p_expected_coins numeric, p_coins bigint, p_coin_name text, p_username text, p_suspended boolean, p_held bigint,
  p_closed integer[]
) returns table (
  outcome text, transaction_id bigint, delivery_id uuid, state text, zone_id integer, username text, coins bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_transaction bigint;
  v_hash bytea;
  v_refusal text;
  -- Not from now(): the transaction may have waited for the balance.
  v_leased_until constant timestamptz := clock_timestamp() + p_lease_ms * interval '1 millisecond';
begin
  if p_key is not null then
    select k.payload_hash, k.transaction_id into v_hash, v_transaction
      from idempotency_keys k where k.player_id = p_player and k.key = p_key;
    if found then
      return query
        select case when v_hash = p_payload_hash then 'replayed' else 'IDEMPOTENCY_CONFLICT' end,
               d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins
          from deliveries d where d.player_id = p_player and d.transaction_id = v_transaction;
      return;
    end if;
  end if;

  v_refusal := case
    when p_suspended then 'ACCOUNT_SUSPENDED'
    when exists (
      select from account_zones a where a.player_id = p_player and a.zone_id = any (p_closed)
    ) then 'MIGRATION_REQUIRED'
    when p_coins is null then 'UNKNOWN_AMOUNT'
    when p_coins <> p_expected_coins then 'PRICE_CHANGED'
    when p_zone is null then 'ZONE_UNAVAILABLE'
    when p_held < p_credit then 'INSUFFICIENT_CREDIT'
  end;
  if v_refusal is not null then
    return query select v_refusal, null::bigint, null::uuid, null::text, null::integer, null::text, p_coins;
    return;
  end if;

  insert into transactions (player_id, id, type, status, value, currency, game_id, coin, coin_name, zone_id)
  values (p_player, p_transaction, 'credit.pay', 'pending', p_credit, 'KP', p_game, p_coins, p_coin_name, p_zone);
  perform add_postings(p_player, p_transaction, array['player.credit', 'house.sales'], array[-p_credit, p_credit]);
  if p_key is not null then
    insert into idempotency_keys (player_id, key, payload_hash, transaction_id)
    values (p_player, p_key, p_payload_hash, p_transaction);
  end if;
  return query
    insert into deliveries as d (player_id, transaction_id, game_id, zone_id, username, coins, attempts, next_attempt_at)
    values (p_player, p_transaction, p_game, p_zone, p_username, p_coins, 1, v_leased_until)
    returning 'started', d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins;
end $$;

-- Starts a recharge: the key, the debit, the pending transaction and the delivery commit together. outcome is 'started';
-- 'replayed' if the key is known (see the delivery's state); 'IDEMPOTENCY_CONFLICT' if the key is known with another payload; or the
-- contract's errorCode of a refusal, which leaves no row. p_expected_coins: the coins that the player was shown, null if not given;
-- 'PRICE_CHANGED' returns the current coins. 'ACCOUNT_SUSPENDED' also if the account was deleted while this call waited for the balance.
create or replace function start_recharge(
  p_player bigint, p_key uuid, p_payload_hash bytea, p_game text, p_credit bigint, p_zone bigint, p_lease_ms integer,
  p_expected_coins numeric
) returns table (
  outcome text, transaction_id bigint, delivery_id uuid, state text, zone_id integer, username text, coins bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction constant bigint := nextval('transaction_ids');
  v_player players;
  v_coins bigint;
  v_coin_name text;
  v_zone integer;
begin
  select p.* into v_player from players p where p.id = p_player;
  select v.coins_received, g.coin_name into v_coins, v_coin_name
    from payable_values v join game_settings g using (game_id) where v.game_id = p_game and v.credit = p_credit;
  select z.id into v_zone from zones z where z.id = p_zone and z.state = 'ACTIVE';
  return query select * from book_recharge(
    p_player, v_transaction, p_key, p_payload_hash, p_game, p_credit, v_zone, p_lease_ms, p_expected_coins,
    v_coins, v_coin_name, v_player.username, v_player.suspended_at is not null or v_player.deleted_at is not null,
    v_balance.credit, closed_zones());
end $$;
