-- What support does to an account (OPS-6, docs/decisions/0104).

-- A suspended player neither signs in nor spends. Transfers are still credited.
alter table players add column suspended_at timestamptz;
-- A phone or address that support has set resets no password before that time.
alter table players add column phone_waits_until timestamptz;
alter table players add column email_waits_until timestamptz;

-- null: support has asked for the removal, which then needs no code.
alter table factor_removals alter column phone_number drop not null;

-- Support also asks hosts, which have the keys, to send links: kind is the purpose of the link, subject then a username.
alter table recovery_requests drop constraint recovery_requests_kind_check;
alter table recovery_requests add constraint recovery_requests_kind_check
  check (kind in ('reset.password', 'remind.username', 'verify.email', 'keep.factor')) not valid;
