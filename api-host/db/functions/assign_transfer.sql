-- Credits a waiting transfer to a player, by an operator's decision. False if it does not wait (any more), or the account was deleted.
create or replace function assign_transfer(
  p_provider text, p_external_id text, p_player bigint, p_type text, p_recharge bigint, p_bonus bigint
) returns boolean language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_ids constant bigint[] := top_up_ids(p_recharge, p_bonus);
  v_amount bigint;
begin
  if is_deleted(p_player) then
    return false;
  end if;
  update transfer_notices n
     set state = 'credited', player_id = p_player, transaction_id = v_ids[1], settled_at = now()
   where n.provider = p_provider and n.external_id = p_external_id and n.state in ('unmatched', 'rejected')
  returning n.amount into v_amount;
  if not found then
    return false;
  end if;
  perform commit_as_one();
  perform * from book_credited_transfer(
    p_player, v_ids, p_type, p_provider, p_external_id, v_amount, p_recharge, p_bonus, v_balance.debt);
  perform end_claims_of_transfer(p_player, p_provider, p_external_id, v_amount, v_ids[1]);
  return true;
end $$;
