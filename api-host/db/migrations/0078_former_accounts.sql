-- Numbers of accounts that players paid a method to before: QR codes that they saved still pay there (docs/decisions/0140).
create table former_accounts (
  number text primary key,
  -- The last one that had it.
  method_name text not null references payment_methods (name) on delete cascade
);
