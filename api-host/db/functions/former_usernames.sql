-- Refuses the username of a deleted account. It runs after the insert, which waits for a concurrent deletion of that name to commit.
create or replace function refuse_former_username() returns trigger language plpgsql as $$
begin
  if exists (select from former_usernames f where f.username = new.username) then
    raise exception 'the username belonged to a deleted account'
      using errcode = 'unique_violation', constraint = 'former_usernames_pkey';
  end if;
  return null;
end $$;

-- Whether a player's account was deleted, so that nothing may be credited to it any more.
create or replace function is_deleted(p_player bigint) returns boolean language sql stable as $$
  select exists (select from players p where p.id = p_player and p.deleted_at is not null);
$$;
