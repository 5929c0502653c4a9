-- Called by what changes a player's rows together with others, which a distributed database keeps on another server: they then commit
-- in two phases, so that a crash at the commit leaves both or neither. Elsewhere it does nothing. A change of whole_commits, which
-- changes none of its rows, is what makes Citus do so (db/distribution.sql).
create or replace function commit_as_one() returns void language plpgsql as $$
begin
  if to_regclass('whole_commits') is not null then
    update whole_commits set id = id where id < 0;
  end if;
end $$;
