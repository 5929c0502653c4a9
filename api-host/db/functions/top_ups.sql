-- Writes one posting set in which p_from pays p_amount to a player. Incoming KP repay the player's debt first. Returns the remaining debt.
create or replace function post_incoming(p_player bigint, p_transaction bigint, p_from text, p_amount bigint, p_debt bigint)
returns bigint language plpgsql as $$
declare
  v_repaid constant bigint := least(p_debt, p_amount);
begin
  perform add_postings(
    p_player, p_transaction, array[p_from, 'player.debt', 'player.credit'], array[-p_amount, v_repaid, p_amount - v_repaid]);
  return p_debt - v_repaid;
end $$;

-- Records a top-up of p_amount VND: the transaction that players see, its parts in KP as children, and the transfer that it was
-- credited for. p_ids: the ids of the transaction and of its two parts. Like all functions that a distributed database runs where the
-- player's rows are stored (db/distribution.sql), it uses only those rows and its parameters.
create or replace function book_credited_transfer(
  p_player bigint, p_ids bigint[], p_type text, p_provider text, p_external_id text,
  p_amount bigint, p_recharge bigint, p_bonus bigint, p_debt bigint
) returns void language plpgsql as $$
declare
  v_debt bigint := p_debt;
  v_part record;
begin
  insert into transactions (player_id, id, type, status, value, currency, source)
  values (p_player, p_ids[1], p_type, 'success', p_amount, 'VND', p_provider);
  for v_part in
    select v.* from (values (p_ids[2], 'credit.recharge', 'house.topup', p_recharge), (p_ids[3], 'credit.bonus', 'house.bonus', p_bonus))
                 v (id, type, account, amount)
     where v.amount > 0
  loop
    insert into transactions (player_id, id, parent_id, type, status, value, currency)
    values (p_player, v_part.id, p_ids[1], v_part.type, 'success', v_part.amount, 'KP');
    v_debt := post_incoming(p_player, v_part.id, v_part.account, v_part.amount, v_debt);
  end loop;
  insert into credited_transfers (player_id, provider, external_id, transaction_id)
  values (p_player, p_provider, p_external_id, p_ids[1]);
end $$;

-- Ids of a transaction and of its two parts, null for a part of 0. Always drawn on the server that the host is connected to, so that a
-- player's ids only increase.
create or replace function top_up_ids(p_recharge bigint, p_bonus bigint) returns bigint[] language sql volatile as $$
  select array[
    nextval('transaction_ids'),
    case when p_recharge > 0 then nextval('transaction_ids') end,
    case when p_bonus > 0 then nextval('transaction_ids') end];
$$;

-- The KP of a top-up; null if there is none. For lists of transfers, which a distributed database stores elsewhere.
create or replace function kp_of_top_up(p_player bigint, p_transaction bigint) returns bigint language plpgsql stable as $$
begin
  return (select sum(t.value)::bigint from transactions t where t.player_id = p_player and t.parent_id = p_transaction);
end $$;
