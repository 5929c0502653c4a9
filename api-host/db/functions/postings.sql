-- Adds the postings of one statement to the balances. Each posting set (the postings of one transaction) must sum to 0.
create or replace function apply_postings() returns trigger language plpgsql as $$
declare
  v_sound boolean;
begin
  with sets as (
    select player_id, sum(amount) = 0 as sound,
           coalesce(sum(amount) filter (where account = 'player.credit'), 0) as credit,
           coalesce(sum(amount) filter (where account = 'player.debt'), 0) as debt
      from written group by player_id, transaction_id
  ), changes as (
    select player_id, bool_and(sound) as sound, sum(credit) as credit, sum(debt) as debt from sets group by player_id
  ), applied as (
    update balances b set credit = b.credit + c.credit, debt = b.debt - c.debt
      from changes c where b.player_id = c.player_id
    returning c.sound
  )
  select bool_and(sound) and count(*) = (select count(*) from changes) into v_sound from applied;
  if not coalesce(v_sound, true) then
    raise exception 'a posting set does not sum to 0, or its player has no balance'
      using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
  end if;
  return null;
end $$;

-- Postings are never changed or removed.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is immutable: write a counter entry instead', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Whether a table has this trigger. A distributed database has no such triggers on the money tables (db/distribution.sql).
create or replace function has_trigger(p_table regclass, p_trigger name) returns boolean language sql stable as $$
  select exists (select from pg_trigger t where t.tgrelid = p_table and t.tgname = p_trigger);
$$;

-- Writes one posting set in one statement: p_amounts[n] for p_accounts[n], without amounts of 0. The balance is updated by the trigger
-- on postings, or here if there is none.
create or replace function add_postings(p_player bigint, p_transaction bigint, p_accounts text[], p_amounts bigint[])
returns void language plpgsql as $$
declare
  v_sum constant numeric := (select sum(a) from unnest(p_amounts) a);
begin
  if v_sum <> 0 then
    raise exception 'a posting set does not sum to 0'
      using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
  end if;
  insert into postings (player_id, transaction_id, account, amount)
  select p_player, p_transaction, v.account, v.amount
    from unnest(p_accounts, p_amounts) v (account, amount)
   where v.amount <> 0;
  if has_trigger('postings', 'postings_apply') then
    return;
  end if;
  update balances b
     set credit = b.credit + coalesce(p_amounts[array_position(p_accounts, 'player.credit')], 0),
         debt = b.debt - coalesce(p_amounts[array_position(p_accounts, 'player.debt')], 0)
   where b.player_id = p_player;
  if not found then
    raise exception 'the player of a posting set has no balance'
      using errcode = 'check_violation', constraint = 'postings_sum_to_zero';
  end if;
end $$;
