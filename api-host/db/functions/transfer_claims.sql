-- The bank's reference that a payer sees of a transfer with this id, as transfer_claims.reference_key stores it; null if there is none.
-- payOS passes the reference on. The numbers that SePay and Casso give are seen by no payer, and follow one another, so that anybody could
-- guess them.
create or replace function payer_reference(p_external_id text) returns text language sql immutable as $$
  select case when p_external_id !~ '^(sepay|casso):' then
    nullif(upper(regexp_replace(regexp_replace(p_external_id, '^payos:', ''), '[^A-Za-z0-9]', '', 'g')), '') end;
$$;

-- Opens a player's claim. 'known': the same claim is open already, or was credited. 'too-many': p_most are open. 'deleted':
-- the account was deleted while this call waited. The lock serialises a player's calls.
create or replace function open_transfer_claim(
  p_player bigint, p_amount bigint, p_transferred_at timestamptz, p_method text, p_reference text, p_most integer
) returns table (outcome text, id bigint) language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_id bigint;
begin
  if is_deleted(p_player) then
    return query select 'deleted', null::bigint;
    return;
  end if;
  select c.id into v_id
    from transfer_claims c
   where c.player_id = p_player and c.state in ('open', 'credited') and c.amount = p_amount
     and case when p_reference is null then c.reference is null and c.transferred_at = p_transferred_at
              else c.reference_key = upper(regexp_replace(p_reference, '[^A-Za-z0-9]', '', 'g')) end
   order by c.id desc limit 1;
  if found then
    return query select 'known', v_id;
  elsif (select count(*) from transfer_claims c where c.player_id = p_player and c.state = 'open') >= p_most then
    return query select 'too-many', null::bigint;
  else
    insert into transfer_claims as c (player_id, amount, transferred_at, method, reference)
    values (p_player, p_amount, p_transferred_at, p_method, p_reference)
    returning c.id into v_id;
    return query select 'opened', v_id;
  end if;
end $$;

-- Ends the player's open claims for exactly this transfer, which was just credited to them.
create or replace function end_claims_of_transfer(
  p_player bigint, p_provider text, p_external_id text, p_amount bigint, p_transaction bigint
) returns void language sql as $$
  update transfer_claims
     set state = 'credited', provider = p_provider, external_id = p_external_id, transaction_id = p_transaction, decided_at = now()
   where player_id = p_player and state = 'open' and amount = p_amount
     and reference_key = payer_reference(p_external_id);
$$;

-- Credits a waiting transfer to the player whose claim it settles. 'claim-settled', 'transfer-settled': somebody else was faster.
-- 'in-doubt': without an operator (p_automatic), a suspended player's claim waits, and so does one whose reference another player claims
-- as well; a host may have read both before that was so. Nothing is changed unless the result is 'credited'.
create or replace function credit_transfer_claim(
  p_player bigint, p_claim bigint, p_provider text, p_external_id text, p_type text, p_recharge bigint, p_bonus bigint, p_automatic boolean
) returns text language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
begin
  if not exists (select from transfer_claims c where c.player_id = p_player and c.id = p_claim and c.state = 'open') then
    return 'claim-settled';
  end if;
  if p_automatic and (is_suspended(p_player) or exists (
    select from transfer_claims c
     where c.player_id <> p_player and c.state = 'open'
       and c.reference_key = payer_reference(p_external_id)
  )) then
    return 'in-doubt';
  end if;
  if not assign_transfer(p_provider, p_external_id, p_player, p_type, p_recharge, p_bonus) then
    return 'transfer-settled';
  end if;
  update transfer_claims c
     set state = 'credited', automatic = p_automatic, provider = p_provider, external_id = p_external_id,
         transaction_id = n.transaction_id, decided_at = now()
    from transfer_notices n
   where c.player_id = p_player and c.id = p_claim and n.provider = p_provider and n.external_id = p_external_id;
  return 'credited';
end $$;
