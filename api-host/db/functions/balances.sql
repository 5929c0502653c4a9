-- Every player has a balance from the start.
create or replace function create_balance() returns trigger language plpgsql as $$
begin
  perform commit_as_one();
  insert into balances (player_id) values (new.id);
  return new;
end $$;

-- Every movement of money locks the player's balance first, so that the movements of one player run one after another.
create or replace function lock_balance(p_player bigint) returns balances language plpgsql as $$
declare
  v_balance balances;
begin
  select b.* into v_balance from balances b where b.player_id = p_player for no key update;
  return v_balance;
end $$;

-- A player's balance, for statements that also read tables which a distributed database stores elsewhere (docs/citus.md).
create or replace function balance_of(p_player bigint) returns setof balances language plpgsql stable rows 1 as $$
begin
  return query select b.* from balances b where b.player_id = p_player;
end $$;
