create or replace function check_old_balance_postings() returns trigger language plpgsql as $$
begin
  if exists (select from written group by player_id, transaction_id, balance having sum(amount) <> 0) then
    raise exception 'old balances that move do not sum to 0'
      using errcode = 'check_violation', constraint = 'old_balance_postings_sum_to_zero';
  end if;
  return null;
end $$;

-- The same check for one transaction, for databases without the trigger (db/distribution.sql).
create or replace function check_old_balances_of(p_player bigint, p_transaction bigint) returns void language plpgsql as $$
begin
  if has_trigger('old_balance_postings', 'old_balance_postings_sum') then
    return;
  end if;
  if exists (
    select from old_balance_postings p where p.player_id = p_player and p.transaction_id = p_transaction
     group by p.balance having sum(p.amount) <> 0
  ) then
    raise exception 'old balances that move do not sum to 0'
      using errcode = 'check_violation', constraint = 'old_balance_postings_sum_to_zero';
  end if;
end $$;

-- Adds to the balances of a player's account on a zone. Creates the account if there is none.
create or replace function add_old_balances(p_player bigint, p_zone integer, p_left_coin bigint, p_extpoint0 bigint, p_extpoint4 bigint)
returns void language plpgsql as $$
begin
  insert into account_zones as a (player_id, zone_id, left_coin, extpoint0, extpoint4)
  values (p_player, p_zone, p_left_coin, p_extpoint0, p_extpoint4)
  on conflict (player_id, zone_id) do update
    set left_coin = a.left_coin + excluded.left_coin,
        extpoint0 = a.extpoint0 + excluded.extpoint0,
        extpoint4 = a.extpoint4 + excluded.extpoint4;
end $$;
