-- without-transaction
-- A player's events without failed sign-ins, of which strangers can cause many.
create index concurrently if not exists account_events_of_player_unfailed on account_events (player_id, id desc)
  where kind <> 'sign-in-failed';
