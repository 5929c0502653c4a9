-- A gift code and a redeemable code never have the same name (PLAY-8): the first of two inserts, also of two at the same moment, keeps it.
create or replace function keep_code_name() returns trigger language plpgsql as $$
begin
  -- Waits for a transaction that is adding the same name.
  insert into code_names (code, kind) values (new.code, tg_table_name) on conflict do nothing;
  if exists (select from code_names n where n.code = new.code and n.kind <> tg_table_name) then
    raise exception 'There is a code of another kind with the name %.', new.code
      using errcode = 'unique_violation', constraint = 'code_names_pkey';
  end if;
  return new;
end $$;

create or replace function free_code_name() returns trigger language plpgsql as $$
begin
  delete from code_names n where n.code = old.code and n.kind = tg_table_name;
  return null;
end $$;
