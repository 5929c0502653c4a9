-- Accounts that will be deleted (SAFE-13, docs/decisions/0090). The row goes when the player keeps the account.
create table account_deletions (
  player_id bigint primary key references players (id),
  requested_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index account_deletions_due on account_deletions (due_at);

-- What is left of a deleted account is its number, which the ledger carries. Its name is '~' and that number: nobody can register it.
alter table players add column deleted_at timestamptz;
alter table players drop constraint players_username_check;
alter table players add constraint players_username_check
  check (case when deleted_at is null then username ~ '^[a-z0-9_]{4,32}$' else username = '~' || id end);

-- Names that deleted accounts had, so that nobody else takes one and the money that is still sent to it. Nothing connects them to
-- the accounts.
create table former_usernames (username text primary key);
create index former_usernames_by_bare_name on former_usernames (replace(username, '_', '') text_pattern_ops);

-- Its body is in db/functions/former_usernames.sql, applied in this same transaction.
create function refuse_former_username() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger players_refuse_former_username after insert on players for each row execute function refuse_former_username();
