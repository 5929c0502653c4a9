-- Whether a notice with this amount and content reports a known transfer again. What was credited to an account that was deleted since has
-- lost its content, which may have been any.
create or replace function is_same_transfer(p_known transfer_notices, p_amount bigint, p_content text) returns boolean language sql stable as $$
  select p_known.amount = p_amount
     and (p_known.content = p_content or (p_known.content = '' and is_deleted(p_known.player_id)));
$$;

-- Settles a transfer notice once. If p_player is null or the account was deleted, it waits for an operator. Returns the notice's
-- state; 'conflict' if the provider's id is known with another amount or content. fresh is false for a repeated notice.
create or replace function settle_transfer(
  p_provider text, p_external_id text, p_amount bigint, p_content text,
  p_player bigint, p_type text, p_recharge bigint, p_bonus bigint
) returns table (state text, fresh boolean) language plpgsql as $$
declare
  v_balance balances;
  v_known transfer_notices;
  v_ids bigint[];
  v_state text := 'unmatched';
begin
  if p_player is not null then
    v_balance := lock_balance(p_player);
    -- An amount that the balance cannot hold is left to an operator.
    v_state := case
      when is_deleted(p_player) then 'unmatched'
      when v_balance.credit::numeric + p_recharge + p_bonus > 9007199254740991 then 'rejected'
      else 'credited'
    end;
  end if;
  if v_state = 'credited' then
    v_ids := top_up_ids(p_recharge, p_bonus);
  end if;

  insert into transfer_notices as n (provider, external_id, amount, content, state, player_id, transaction_id, settled_at)
  values (p_provider, p_external_id, p_amount, p_content, v_state,
          case when v_state = 'credited' then p_player end, v_ids[1], case when v_state = 'credited' then now() end)
  on conflict do nothing;
  if not found then
    select n.* into strict v_known from transfer_notices n where n.provider = p_provider and n.external_id = p_external_id;
    return query select case when is_same_transfer(v_known, p_amount, p_content) then v_known.state else 'conflict' end, false;
    return;
  end if;

  if v_state = 'credited' then
    perform commit_as_one();
    perform * from book_credited_transfer(
      p_player, v_ids, p_type, p_provider, p_external_id, p_amount, p_recharge, p_bonus, v_balance.debt);
    perform end_claims_of_transfer(p_player, p_provider, p_external_id, p_amount, v_ids[1]);
  end if;
  return query select v_state, true;
end $$;
