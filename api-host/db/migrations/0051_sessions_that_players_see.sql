-- Players see and end their sessions (SAFE-3): each has an id that is no secret, and knows the browser it began in.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser_hash bytea check (octet_length(browser_hash) = 32);
create unique index sessions_by_id on sessions (id);

-- The compiler keeps the list of kinds and purposes (contract/names.ts, api-host/domain/links.ts); the database keeps their form, so
-- that a new one needs no migration.
alter table account_events
  drop constraint account_events_kind_check,
  add constraint account_events_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
alter table links
  drop constraint links_purpose_check,
  add constraint links_purpose_check check (purpose ~ '^[a-z]+(\.[a-z]+)*$');
