-- Run once by `npm run migrate -- --distribute` on a Citus coordinator (docs/citus.md). The money tables are distributed by the player's
-- id, so that each player's rows are together on one worker. Everything else stays on the coordinator, where names are unique.

-- 1. Triggers and constraints that Citus does not support. The functions (add_postings, check_old_balances_of) and the daily check of
-- the ledger replace the triggers.
drop trigger postings_apply on postings;
drop trigger old_balance_postings_sum on old_balance_postings;
-- Players stay on the coordinator. Nothing deletes a player's row, and every movement starts with their balance.
alter table balances drop constraint balances_player_id_fkey;
alter table transactions drop constraint transactions_player_id_fkey;
alter table idempotency_keys drop constraint idempotency_keys_player_id_fkey;
alter table account_zones drop constraint account_zones_player_id_fkey;
alter table gift_codes drop constraint gift_codes_zone_id_fkey;
-- Dropped until both tables are distributed, then added again.
alter table transactions drop constraint transactions_player_id_parent_id_fkey;
alter table postings drop constraint postings_player_id_transaction_id_fkey;
alter table credited_transfers drop constraint credited_transfers_player_id_transaction_id_fkey;
alter table deliveries drop constraint deliveries_player_id_transaction_id_fkey;
alter table account_migrations drop constraint account_migrations_player_id_transaction_id_fkey;
alter table account_migrations drop constraint account_migrations_zone_id_fkey;
alter table account_zones drop constraint account_zones_zone_id_fkey;
alter table old_balance_postings drop constraint old_balance_postings_player_id_transaction_id_fkey;

-- 2. The tables. Triggers that only refuse changes of postings also work on each worker.
set local citus.enable_unsafe_triggers = on;
set local citus.multi_shard_modify_mode = 'sequential';
select create_reference_table('zones');
select create_distributed_table('balances', 'player_id', colocate_with := 'none');
select create_distributed_table(name, 'player_id', colocate_with := 'balances')
  from unnest(array['transactions', 'postings', 'credited_transfers', 'deliveries', 'account_migrations', 'account_zones',
                    'old_balance_postings', 'idempotency_keys']) name;

alter table transactions add constraint transactions_player_id_parent_id_fkey
  foreign key (player_id, parent_id) references transactions (player_id, id);
alter table postings add constraint postings_player_id_transaction_id_fkey
  foreign key (player_id, transaction_id) references transactions (player_id, id);
alter table credited_transfers add constraint credited_transfers_player_id_transaction_id_fkey
  foreign key (player_id, transaction_id) references transactions (player_id, id);
alter table deliveries add constraint deliveries_player_id_transaction_id_fkey
  foreign key (player_id, transaction_id) references transactions (player_id, id);
alter table account_migrations add constraint account_migrations_player_id_transaction_id_fkey
  foreign key (player_id, transaction_id) references deliveries (player_id, transaction_id);
alter table account_migrations add constraint account_migrations_zone_id_fkey foreign key (zone_id) references zones (id);
alter table account_zones add constraint account_zones_zone_id_fkey foreign key (zone_id) references zones (id);
alter table old_balance_postings add constraint old_balance_postings_player_id_transaction_id_fkey
  foreign key (player_id, transaction_id) references transactions (player_id, id);

-- The table that commit_as_one updates. It never has a row.
create table whole_commits (id integer primary key);
select citus_add_local_table_to_metadata('whole_commits');

-- 3. The functions: those that other functions call on a worker, and those that run entirely on a worker.
select create_distributed_function(name::regprocedure)
  from unnest(array[
    'has_trigger(regclass, name)', 'lock_balance(bigint)', 'add_postings(bigint, bigint, text[], bigint[])',
    'post_incoming(bigint, bigint, text, bigint, bigint)', 'check_old_balances_of(bigint, bigint)',
    'add_old_balances(bigint, integer, bigint, bigint, bigint)', 'book_migration(bigint, bigint)',
    'migration_step_of(text, bigint, bigint)']) name;
select create_distributed_function(p.oid::regprocedure, 'p_player', colocate_with := 'balances', force_delegation := true)
  from pg_proc p
 where p.pronamespace = current_schema::regnamespace
   and p.proname in ('book_credited_transfer', 'book_recharge', 'complete_delivery', 'book_refused_delivery',
                     'book_started_migration', 'book_completed_migration', 'book_refused_migration');
