-- The game server has delivered. Ends the deliveries that are still pending, and returns them; a refused one stays refused. It
-- moves no money, so one statement may end deliveries of several players.
create or replace function complete_deliveries(p_players bigint[], p_transactions bigint[])
returns table (player_id bigint, transaction_id bigint) language sql as $$
  with due as (
    select d.player_id, d.transaction_id
      from deliveries d join unnest(p_players, p_transactions) u (player_id, transaction_id) using (player_id, transaction_id)
     where d.state = 'pending'
     order by d.player_id, d.transaction_id
       for update of d
  ), ended as (
    update deliveries d set state = 'delivered', ended_at = now(), last_error = null
      from due where d.player_id = due.player_id and d.transaction_id = due.transaction_id
    returning d.player_id, d.transaction_id
  ), shown as (
    update transactions t set status = 'success', updated_at = now()
      from ended where t.player_id = ended.player_id and t.id = ended.transaction_id
  )
  select ended.player_id, ended.transaction_id from ended;
$$;

-- The game server has refused for good: the delivery ends and the KP come back in one transaction. Returns the delivery's
-- state afterwards ('delivered' when another process has recorded it as delivered).
create or replace function refuse_delivery(p_player bigint, p_transaction bigint, p_reason text) returns text language plpgsql as $$
declare
  v_delivery deliveries;
  v_paid transactions;
  v_balance balances;
  v_refund bigint;
begin
  select d.* into strict v_delivery from deliveries d
   where d.player_id = p_player and d.transaction_id = p_transaction for update;
  if v_delivery.state <> 'pending' then
    return v_delivery.state;
  end if;
  v_balance := lock_balance(p_player);
  v_refund := nextval('transaction_ids');
  update transactions t set status = 'failed', updated_at = now()
   where t.player_id = p_player and t.id = p_transaction returning t.* into strict v_paid;
  insert into transactions (player_id, id, type, status, value, currency, game_id, coin, coin_name, zone_id, note)
  values (p_player, v_refund, 'credit.refund', 'success', v_paid.value, 'KP',
          v_paid.game_id, v_paid.coin, v_paid.coin_name, v_paid.zone_id, p_reason);
  perform post_incoming(p_player, v_refund, 'house.sales', v_paid.value, v_balance.debt);
  update deliveries d
     set state = 'refused', ended_at = now(), last_error = p_reason, refund_transaction_id = v_refund
   where d.player_id = p_player and d.transaction_id = p_transaction;
  return 'refused';
end $$;
