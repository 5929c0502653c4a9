-- A gift code and a code for KP never have the same name, even if both are created at the same moment (PLAY-8): the player types either
-- into the same field. The key of this table decides between them.
create table code_names (
  code text primary key,
  kind text not null check (kind in ('gift_codes', 'redeemable_codes'))
);

create function keep_code_name() returns trigger language plpgsql as $$
begin
  -- Waits for a transaction that is adding the same name.
  insert into code_names (code, kind) values (new.code, tg_table_name) on conflict do nothing;
  if exists (select from code_names n where n.code = new.code and n.kind <> tg_table_name) then
    raise exception 'There is a code of another kind with the name %.', new.code
      using errcode = 'unique_violation', constraint = 'code_names_pkey';
  end if;
  return new;
end $$;
create trigger gift_codes_name before insert on gift_codes for each row execute function keep_code_name();
create trigger redeemable_codes_name before insert on redeemable_codes for each row execute function keep_code_name();

create function free_code_name() returns trigger language plpgsql as $$
begin
  delete from code_names n where n.code = old.code and n.kind = tg_table_name;
  return null;
end $$;
create trigger gift_codes_free_name after delete on gift_codes for each row execute function free_code_name();
create trigger redeemable_codes_free_name after delete on redeemable_codes for each row execute function free_code_name();

-- After the triggers, which no insert of another host passes until this transaction ends.
insert into code_names (code, kind) select code, 'redeemable_codes' from redeemable_codes;
insert into code_names (code, kind) select code, 'gift_codes' from gift_codes on conflict do nothing;
