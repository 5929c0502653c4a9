-- The sandbox's outside world (DESIGN §5): its game servers and its faults. Empty and unused where the sandbox is off.

create table sandbox_deliveries (
  delivery_id uuid primary key,
  username text not null,
  zone_id integer not null,
  coins bigint not null,
  delivered_at timestamptz not null default now()
);
create index sandbox_deliveries_of on sandbox_deliveries (username);

create table sandbox_settings (
  name text primary key,
  value jsonb not null
);
