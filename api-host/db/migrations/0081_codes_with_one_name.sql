-- A gift code and a code for KP never have the same name, even if both are created at the same moment (PLAY-8): the player types either
-- into the same field. The key of this table decides between them.
create table code_names (
  code text primary key,
  kind text not null check (kind in ('gift_codes', 'redeemable_codes'))
);

-- Their bodies are in db/functions/code_names.sql, applied in this same transaction.
create function keep_code_name() returns trigger language plpgsql as $$ begin return new; end $$;
create function free_code_name() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger gift_codes_name before insert on gift_codes for each row execute function keep_code_name();
create trigger redeemable_codes_name before insert on redeemable_codes for each row execute function keep_code_name();
create trigger gift_codes_free_name after delete on gift_codes for each row execute function free_code_name();
create trigger redeemable_codes_free_name after delete on redeemable_codes for each row execute function free_code_name();

-- After the triggers, which no insert of another host passes until this transaction ends.
insert into code_names (code, kind) select code, 'redeemable_codes' from redeemable_codes;
insert into code_names (code, kind) select code, 'gift_codes' from gift_codes on conflict do nothing;
