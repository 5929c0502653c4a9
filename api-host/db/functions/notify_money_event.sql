-- Wakes the open tabs of a player whose money an operator moved (docs/decisions/0021). Operators' movements are rare, so they may
-- notify within their transaction. Hosts notify on the same channel after theirs has committed (events/notifyMoneyEvent.ts).
create or replace function notify_money_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_money', new.player_id::text);
  return null;
end $$;
