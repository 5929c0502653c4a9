-- Whether support has suspended a player, who then may not spend. To be read after the balance is locked, since a suspension locks it as well.
create or replace function is_suspended(p_player bigint) returns boolean language sql stable as $$
  select exists (select from players p where p.id = p_player and p.suspended_at is not null);
$$;
