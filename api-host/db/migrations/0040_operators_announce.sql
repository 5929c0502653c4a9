-- What operators do to a player's money wakes his open tabs at once (docs/decisions/0021). They act seldom, so that they may
-- announce within their transaction; the hosts announce after theirs (repositories/moneyNews.ts, the same channel).
create function announce_money() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_money', new.player_id::text);
  return null;
end $$;
create trigger operator_actions_announce after insert on operator_actions
  for each row when (new.player_id is not null) execute function announce_money();
-- A transfer that waited and is given to a player; those that hosts credit at once are inserted as credited.
create trigger transfer_notices_announce after update of state on transfer_notices
  for each row when (new.state = 'credited' and old.state <> 'credited') execute function announce_money();
