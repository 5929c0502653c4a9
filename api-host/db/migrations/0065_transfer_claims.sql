-- Players who paid and got nothing say so (PLAY-3, docs/decisions/0097).
create sequence transfer_claim_ids;
create table transfer_claims (
  player_id bigint not null references players (id),
  id bigint not null default nextval('transfer_claim_ids'),
  -- VND, and about when, as the player says.
  amount bigint not null check (amount between 1 and 1000000000000),
  transferred_at timestamptz not null,
  -- The payment method, and the bank's reference as it was typed; null: not told.
  method text check (length(method) between 1 and 64),
  reference text check (length(reference) between 1 and 64),
  -- The reference without case, spaces and punctuation.
  reference_key text generated always as (nullif(upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')), '')) stored,
  state text not null default 'open' check (state in ('open', 'credited', 'refused')),
  -- Why it was refused: a name of contract/names.ts.
  refusal text check (refusal ~ '^[a-zA-Z]+$'),
  -- Credited without an operator.
  automatic boolean not null default false,
  -- What it was credited by.
  provider text,
  external_id text,
  transaction_id bigint,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (player_id, id),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'credited') = (provider is not null and external_id is not null and transaction_id is not null)),
  check ((state = 'refused') = (refusal is not null))
);
create index transfer_claims_open on transfer_claims (created_at) where state = 'open';
create index transfer_claims_open_by_reference on transfer_claims (reference_key) where state = 'open' and reference_key is not null;
