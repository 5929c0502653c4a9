-- Keys lie outside the database (SAFE-10, docs/decisions/0083). A code is an HMAC under the key whose id stands beside it.
alter table codes add column key_id text;
-- They were made with a key that lies here. They live for ten minutes: who needs one asks again.
delete from codes;
delete from secrets where name in ('codes', 'devices', 'xsrf', 'bot-check');

-- What a message says is encrypted. `sealed` is null on rows of a host of the version before; hosts of this one seal them. Those
-- never see a sealed row as due: its next_attempt_at is 'infinity', and due_at counts in its place.
alter table outbox
  add column sealed bytea,
  add column key_id text,
  add column due_at timestamptz not null default now(),
  add constraint outbox_sealed check ((sealed is null) = (key_id is null));
create index outbox_by_due on outbox (due_at, position) where sealed is not null and state = 'waiting';
create index outbox_unsealed on outbox (position) where sealed is null and state = 'waiting';
