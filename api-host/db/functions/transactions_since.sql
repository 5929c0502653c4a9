-- The newest p_most transactions of a player from p_first on, newest first.
create or replace function transactions_since(p_player bigint, p_first bigint, p_most integer)
returns table (id bigint, type text, status text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select t.id, t.type, t.status from transactions t
     where t.player_id = p_player and t.parent_id is null and t.id >= p_first
     order by t.id desc limit p_most;
end $$;
