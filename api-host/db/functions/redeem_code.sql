-- Credits a player with the KP of a code, once (PLAY-8). 'again': they have redeemed it before. 'used-up': no use is left.
-- 'unknown': it does not exist, is closed or has expired. 'too-much': the balance cannot hold the KP. Only 'redeemed' changes
-- anything. The lock on the balance serialises a player's calls, the update of the code serialises those of all players.
create or replace function redeem_code(p_player bigint, p_code text) returns text language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction bigint;
  v_credit bigint;
begin
  if exists (select from code_redemptions r where r.player_id = p_player and r.code = p_code) then
    return 'again';
  end if;
  select c.credit into v_credit
    from redeemable_codes c where c.code = p_code and c.closed_at is null and c.expires_at > now();
  if not found or is_deleted(p_player) then
    return 'unknown';
  end if;
  if v_balance.credit::numeric + v_credit > 9007199254740991 then
    return 'too-much';
  end if;
  perform commit_as_one();
  update redeemable_codes c set uses = c.uses + 1
   where c.code = p_code and c.closed_at is null and c.expires_at > now() and c.uses < c.most_uses;
  if not found then
    return case when exists (select from redeemable_codes c where c.code = p_code and c.closed_at is null) then 'used-up' else 'unknown' end;
  end if;
  v_transaction := nextval('transaction_ids');
  insert into transactions (player_id, id, type, status, value, currency, source)
  values (p_player, v_transaction, 'credit.bonus', 'success', v_credit, 'KP', p_code);
  perform post_incoming(p_player, v_transaction, 'house.bonus', v_credit, v_balance.debt);
  insert into code_redemptions (player_id, code, transaction_id) values (p_player, p_code, v_transaction);
  return 'redeemed';
end $$;
