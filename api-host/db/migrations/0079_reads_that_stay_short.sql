-- without-transaction
-- What a channel has to send, however many messages wait for another channel's gateway.
create index concurrently if not exists outbox_by_channel on outbox (channel, due_at, position)
  where sealed is not null and state = 'waiting';
-- Messages that may expire, without those that have: these stay for a week.
create index concurrently if not exists outbox_by_expiry_waiting on outbox (expires_at)
  where expires_at is not null and state = 'waiting';
-- A player's transfers, for their data export and the deletion of their account.
create index concurrently if not exists transfer_notices_by_player on transfer_notices (player_id) where player_id is not null;
