-- Campaigns that give a bonus of KP for what a player spends on game currency within a time (PLAY-9, docs/decisions/0119).
create table campaigns (
  id text primary key check (id ~ '^[A-Z0-9-]{3,32}$'),
  type text not null default 'accumulate_game_recharge' check (type = 'accumulate_game_recharge'),
  title text not null check (length(title) between 1 and 128),
  game_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- KP that all players together may get, and what they got.
  budget bigint not null check (budget between 1 and 9007199254740991),
  given bigint not null default 0,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (given between 0 and budget)
);

-- Who has spent so many KP gets that bonus. Never more than was spent.
create table campaign_milestones (
  campaign_id text not null references campaigns (id),
  spent bigint not null check (spent between 1 and 1000000000),
  bonus bigint not null check (bonus between 1 and spent),
  primary key (campaign_id, spent)
);

-- Written by reward_campaign alone (db/functions/reward_campaign.sql), with the transaction that brought the KP.
create table campaign_rewards (
  player_id bigint not null references players (id),
  campaign_id text not null,
  spent bigint not null,
  transaction_id bigint not null,
  rewarded_at timestamptz not null default now(),
  primary key (player_id, campaign_id, spent),
  foreign key (campaign_id, spent) references campaign_milestones (campaign_id, spent)
);
create index campaign_rewards_by_campaign on campaign_rewards (campaign_id);
