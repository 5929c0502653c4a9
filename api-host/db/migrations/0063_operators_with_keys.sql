-- Operators have a role and a key of their own (OPS-6, docs/decisions/0102). Rows stay, since the audit names them.
create table operators (
  name text primary key check (length(name) between 1 and 64),
  role text not null check (role in ('support', 'finance', 'admin')),
  -- The key has 256 random bits, so a plain hash is enough.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  added_at timestamptz not null default now(),
  disabled_at timestamptz
);
-- 'Lan' and 'lan' would be confused.
create unique index operators_by_lower_name on operators (lower(name));

-- Movements of KP that wait for a second operator (docs/decisions/0103).
create table operator_approvals (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  asked_by text not null,
  asked_os_user text not null,
  -- The command and what was typed behind it.
  action text not null,
  input json not null,
  target text not null,
  kp bigint not null check (kp > 0),
  reason text,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'expired')),
  decided_at timestamptz,
  decided_by text,
  -- Who asked may only take it back.
  check (state <> 'approved' or decided_by <> asked_by)
);
-- The same is not asked for twice.
create unique index operator_approvals_waiting on operator_approvals (action, md5(input::text)) where state = 'waiting';
