-- When a recharge needs a proof (SAFE-6). The names are listed by contract/names.ts.
alter table players
  add column payment_rule text not null default 'never' check (payment_rule ~ '^[a-zA-Z]+$'),
  add column payment_rule_above bigint check (payment_rule_above > 0),
  add constraint players_payment_rule_above check ((payment_rule = 'above') = (payment_rule_above is not null));

-- A browser in which a recharge was proven; null: in none.
alter table known_browsers add column payment_proven_at timestamptz;
