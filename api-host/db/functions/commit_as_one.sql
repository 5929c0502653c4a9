-- Called by functions that change a player's rows together with rows that a distributed database stores on another server. It makes
-- Citus commit them in two phases, so that a crash during the commit keeps both changes or neither: an update of whole_commits that
-- changes no row is enough for that (db/distribution.sql). On other databases it does nothing.
create or replace function commit_as_one() returns void language plpgsql as $$
begin
  if to_regclass('whole_commits') is not null then
    update whole_commits set id = id where id < 0;
  end if;
end $$;
