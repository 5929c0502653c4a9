-- Alarms that reach a person, and what one host does for all of them once a day (OPS-5).

-- One alarm is open for each key, which is its kind and its subject. null: raised by the version before.
alter table alarms
  add column open_key text,
  add column times integer not null default 1,
  add column last_at timestamptz not null default now(),
  -- When operators were last notified that it is open, and that it was closed.
  add column notified_at timestamptz,
  add column close_notified_at timestamptz,
  -- The audit has who; otherwise it closed by itself, since its cause was gone.
  add column closed_by_operator boolean not null default false;
-- Nobody could close the alarms of the version before: the newest of each kind and subject stands for all.
update alarms
   set closed_at = now()
 where closed_at is null
   and id not in (select max(id) from alarms where closed_at is null group by kind, detail ->> 'subject');
create unique index alarms_open_once on alarms (open_key) where closed_at is null;
create index alarms_open on alarms (id) where closed_at is null;
create index alarms_close_untold on alarms (id) where closed_at is not null and close_notified_at is null and notified_at is not null;

-- What one host at a time does for all of them. A host that does it claims it for a while, so that another takes over if it dies.
create table host_jobs (
  name text primary key,
  claimed_until timestamptz not null default '-infinity',
  done_at timestamptz,
  -- What came of it last: small, without personal data.
  result jsonb
);
insert into host_jobs (name) values ('alarm-notices'), ('daily-report'), ('ledger-check');

-- A webhook of the operator is a recipient as well. Rows of the version before need no check.
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('email', 'sms', 'webhook')) not valid;
