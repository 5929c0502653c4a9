-- Incoming KP repay the player's debt first. Writes one posting set, in which p_from pays p_amount. Returns the debt that is left.
create or replace function post_incoming(p_player bigint, p_transaction bigint, p_from text, p_amount bigint, p_debt bigint)
returns bigint language plpgsql as $$
declare
  v_repaid constant bigint := least(p_debt, p_amount);
begin
  insert into postings (player_id, transaction_id, account, amount)
  select p_player, p_transaction, v.account, v.amount
    from (values (p_from, -p_amount), ('player.debt', v_repaid), ('player.credit', p_amount - v_repaid)) v (account, amount)
   where v.amount <> 0;
  return p_debt - v_repaid;
end $$;

-- Records a top-up of p_amount VND: the transaction that players see, and its parts in KP as children.
create or replace function book_top_up(
  p_player bigint, p_transaction bigint, p_type text, p_source text, p_amount bigint, p_recharge bigint, p_bonus bigint, p_debt bigint
) returns void language plpgsql as $$
declare
  v_debt bigint := p_debt;
  v_part record;
  v_id bigint;
begin
  insert into transactions (player_id, id, type, status, value, currency, source)
  values (p_player, p_transaction, p_type, 'success', p_amount, 'VND', p_source);
  for v_part in
    select v.* from (values ('credit.recharge', 'house.topup', p_recharge), ('credit.bonus', 'house.bonus', p_bonus)) v (type, account, amount)
     where v.amount > 0
  loop
    v_id := nextval('transaction_ids');
    insert into transactions (player_id, id, parent_id, type, status, value, currency)
    values (p_player, v_id, p_transaction, v_part.type, 'success', v_part.amount, 'KP');
    v_debt := post_incoming(p_player, v_id, v_part.account, v_part.amount, v_debt);
  end loop;
end $$;
