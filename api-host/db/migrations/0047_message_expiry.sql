-- A message dies with the code or link that it carries (SAFE-11). Of an expired one nothing is kept but that it was there.
alter table outbox
  add column expires_at timestamptz,
  add column state text not null default 'waiting' check (state in ('waiting', 'expired'));
create index outbox_by_expiry on outbox (expires_at) where expires_at is not null;
