-- The sandbox's outside world (DESIGN §5): its game servers and its faults. Empty and unused where the sandbox is off.

create table sandbox_deliveries (
  delivery_id uuid primary key,
  username text not null,
  zone_id integer not null,
  coins bigint not null,
  -- The first answer is the last: a delivery id that was refused is never delivered later, nor the other way round.
  outcome text not null check (outcome in ('delivered', 'refused')),
  delivered_at timestamptz not null default now()
);
create index sandbox_deliveries_of on sandbox_deliveries (username);

-- SMS that phones sent to the hotline.
create table sandbox_sms (
  id bigint generated always as identity primary key,
  sender text not null,
  body text not null,
  received_at timestamptz not null default now()
);

create table sandbox_settings (
  name text primary key,
  value jsonb not null
);
