-- Ends a pending migration as delivered. The accounts on the old zones are removed, unless they have balances again.
create or replace function book_migration(p_player bigint, p_transaction bigint) returns void language plpgsql as $$
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

-- The part of complete_migration that runs where the player's rows are stored.
create or replace function book_completed_migration(p_player bigint, p_transaction bigint) returns boolean language plpgsql as $$
begin
  perform from deliveries d
    where d.player_id = p_player and d.transaction_id = p_transaction and d.kind = 'migration' and d.state = 'pending' for update;
  if not found then
    return false;
  end if;
  perform book_migration(p_player, p_transaction);
  return true;
end $$;

-- The game server has moved the balances. False when the migration had ended before.
create or replace function complete_migration(p_player bigint, p_transaction bigint) returns boolean language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_done boolean;
begin
  select f.done into v_done from book_completed_migration(p_player, p_transaction) f (done);
  return v_done;
end $$;

-- The part of refuse_migration that runs where the player's rows are stored.
create or replace function book_refused_migration(p_player bigint, p_transaction bigint, p_reason text, p_back bigint) returns text language plpgsql as $$
declare
  v_delivery deliveries;
  v_moved record;
begin
  select d.* into strict v_delivery from deliveries d
   where d.player_id = p_player and d.transaction_id = p_transaction and d.kind = 'migration' for update;
  if v_delivery.state <> 'pending' then
    return v_delivery.state;
  end if;
  update transactions t set status = 'failed', updated_at = now() where t.player_id = p_player and t.id = p_transaction;
  insert into transactions (player_id, id, parent_id, type, status, value, currency, game_id, zone_id, note)
  values (p_player, p_back, p_transaction, 'account.migration-refusal', 'success', 0, 'KP', v_delivery.game_id, v_delivery.zone_id, p_reason);
  insert into old_balance_postings (player_id, transaction_id, balance, zone_id, amount)
  select p_player, p_back, p.balance, p.zone_id, -p.amount
    from old_balance_postings p where p.player_id = p_player and p.transaction_id = p_transaction;
  perform check_old_balances_of(p_player, p_back);
  for v_moved in
    select b.zone_id,
           coalesce(-sum(b.amount) filter (where b.balance = 'left_coin'), 0)::bigint as left_coin,
           coalesce(-sum(b.amount) filter (where b.balance = 'extpoint0'), 0)::bigint as extpoint0,
           coalesce(-sum(b.amount) filter (where b.balance = 'extpoint4'), 0)::bigint as extpoint4
      from old_balance_postings b
     where b.player_id = p_player and b.transaction_id = p_transaction and b.amount < 0
     group by b.zone_id
  loop
    perform add_old_balances(p_player, v_moved.zone_id, v_moved.left_coin, v_moved.extpoint0, v_moved.extpoint4);
  end loop;
  update deliveries d
     set state = 'refused', ended_at = now(), last_error = p_reason, refund_transaction_id = p_back
   where d.player_id = p_player and d.transaction_id = p_transaction;
  return 'refused';
end $$;

-- The game server has refused: a counter entry returns every balance to its zone. Returns the delivery's state afterwards.
create or replace function refuse_migration(p_player bigint, p_transaction bigint, p_reason text) returns text language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_back constant bigint := nextval('transaction_ids');
  v_state text;
begin
  select f.state into v_state from book_refused_migration(p_player, p_transaction, p_reason, v_back) f (state);
  return v_state;
end $$;
