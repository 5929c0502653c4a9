-- Takes KP back from a player. The part that exceeds the balance becomes debt.
create or replace function recall_credit(p_player bigint, p_amount bigint, p_note text) returns bigint language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_taken constant bigint := least(v_balance.credit, p_amount);
  v_transaction constant bigint := nextval('transaction_ids');
begin
  insert into transactions (player_id, id, type, status, value, currency, note)
  values (p_player, v_transaction, 'credit.recall', 'success', p_amount, 'KP', p_note);
  perform add_postings(
    p_player, v_transaction, array['player.credit', 'player.debt', 'house.recall'], array[-v_taken, v_taken - p_amount, p_amount]);
  return v_transaction;
end $$;

-- Gives KP back to a player by an operator's decision. They repay debt first.
create or replace function operator_refund(p_player bigint, p_amount bigint, p_note text) returns bigint language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction constant bigint := nextval('transaction_ids');
begin
  insert into transactions (player_id, id, type, status, value, currency, note)
  values (p_player, v_transaction, 'credit.refund', 'success', p_amount, 'KP', p_note);
  perform post_incoming(p_player, v_transaction, 'house.recall', p_amount, v_balance.debt);
  return v_transaction;
end $$;
