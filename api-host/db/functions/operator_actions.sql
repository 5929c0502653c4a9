-- The audit is append-only.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is a record: rows are added, never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
