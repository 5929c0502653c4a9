-- What players report of a portal that failed (docs/decisions/0115). Kept for 30 days; nothing in it names the player but player_id.
create table problem_reports (
  id uuid primary key,
  -- What the player may tell support.
  code text not null unique,
  player_id bigint references players (id),
  kept_at timestamptz not null default now(),
  topic text not null,
  build text not null,
  page text not null,
  browser text not null,
  recording bytea not null
);
create index problem_reports_by_time on problem_reports (kept_at);
create index problem_reports_by_player on problem_reports (player_id);
