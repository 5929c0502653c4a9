-- Who owes has nothing, who has something owes nothing: what comes in repays debt first, what is taken takes the balance first
-- (docs/money.md). The functions keep to it; now the database refuses what does not.
alter table balances add constraint balances_one_sided check (credit = 0 or debt = 0);
