-- without-transaction
-- From a refund to its purchase, for the history (PLAY-7). Few deliveries are refused, so it stays small.
create index concurrently if not exists deliveries_by_refund on deliveries (player_id, refund_transaction_id)
  where refund_transaction_id is not null;
