-- Marks a pending delivery as delivered; false if it has ended already.
create or replace function complete_delivery(p_player bigint, p_transaction bigint) returns boolean language plpgsql as $$
begin
  update deliveries d set state = 'delivered', ended_at = now(), last_error = null
   where d.player_id = p_player and d.transaction_id = p_transaction and d.state = 'pending';
  if not found then
    return false;
  end if;
  update transactions t set status = 'success', updated_at = now() where t.player_id = p_player and t.id = p_transaction;
  return true;
end $$;

-- The game server has delivered. Marks the deliveries that are still pending as delivered, and returns them; a refused one stays
-- refused. No money moves, so one call may end deliveries of several players.
create or replace function complete_deliveries(p_players bigint[], p_transactions bigint[])
returns table (player_id bigint, transaction_id bigint) language plpgsql as $$
declare
  v_due record;
  v_ended boolean;
begin
  -- Always in the same order, so that two calls with the same deliveries wait for each other instead of deadlocking.
  for v_due in
    select u.player, u.transaction from unnest(p_players, p_transactions) u (player, transaction) order by 1, 2
  loop
    select f.done into v_ended from complete_delivery(v_due.player, v_due.transaction) f (done);
    if v_ended then
      player_id := v_due.player;
      transaction_id := v_due.transaction;
      return next;
    end if;
  end loop;
end $$;

-- The part of refuse_delivery that runs where the player's rows are stored.
create or replace function book_refused_delivery(p_player bigint, p_transaction bigint, p_reason text, p_refund bigint) returns text language plpgsql as $$
declare
  v_delivery deliveries;
  v_paid transactions;
  v_balance balances;
begin
  select d.* into strict v_delivery from deliveries d
   where d.player_id = p_player and d.transaction_id = p_transaction for update;
  if v_delivery.state <> 'pending' then
    return v_delivery.state;
  end if;
  v_balance := lock_balance(p_player);
  update transactions t set status = 'failed', updated_at = now()
   where t.player_id = p_player and t.id = p_transaction returning t.* into strict v_paid;
  insert into transactions (player_id, id, type, status, value, currency, game_id, coin, coin_name, zone_id, note)
  values (p_player, p_refund, 'credit.refund', 'success', v_paid.value, 'KP',
          v_paid.game_id, v_paid.coin, v_paid.coin_name, v_paid.zone_id, p_reason);
  perform post_incoming(p_player, p_refund, 'house.sales', v_paid.value, v_balance.debt);
  update deliveries d
     set state = 'refused', ended_at = now(), last_error = p_reason, refund_transaction_id = p_refund
   where d.player_id = p_player and d.transaction_id = p_transaction;
  return 'refused';
end $$;

-- The game server has refused permanently: the delivery ends and the KP are refunded in one transaction. Returns the delivery's
-- state afterwards ('delivered' if another process has recorded it as delivered). The balance is locked before the delivery, as an
-- operator's command does, and before the id is drawn, so that a player's ids increase in the order of their commits.
create or replace function refuse_delivery(p_player bigint, p_transaction bigint, p_reason text) returns text language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_refund constant bigint := nextval('transaction_ids');
  v_state text;
begin
  select f.state into v_state from book_refused_delivery(p_player, p_transaction, p_reason, v_refund) f (state);
  return v_state;
end $$;
