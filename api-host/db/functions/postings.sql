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
