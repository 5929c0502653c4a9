-- without-transaction
-- A bank feed's transfer is known by its id, whichever method it was recorded under (docs/decisions/0140).
create index concurrently if not exists transfer_notices_by_external_id on transfer_notices (external_id);
