-- Every player has a balance from the start.
create or replace function create_balance() returns trigger language plpgsql as $$
begin
  insert into balances (player_id) values (new.id);
  return new;
end $$;

-- Every movement of money locks the player's balance first: the movements of one player happen one after another.
create or replace function lock_balance(p_player bigint) returns balances language sql as $$
  select b from balances b where b.player_id = p_player for no key update;
$$;
