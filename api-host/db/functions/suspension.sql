-- Whether support has suspended a player: they spend nothing. Read after the balance is locked, which a suspension locks, too.
create or replace function is_suspended(p_player bigint) returns boolean language sql stable as $$
  select exists (select from players p where p.id = p_player and p.suspended_at is not null);
$$;
