-- What a player paid for and what they received never change: an ended delivery that waited again could be refunded as well (docs/money.md).
-- Checked after the update, since a trigger before it locks each updated row once more.
-- Without Citus, these settings have no effect. Citus accepts only a single statement at a time, as a block runs them, and files of
-- functions in the same transaction only after sequential changes.
set local citus.enable_unsafe_triggers = on;
set local citus.multi_shard_modify_mode = 'sequential';
do $$ begin
  create trigger deliveries_fixed
    after update of player_id, transaction_id, delivery_id, kind, game_id, zone_id, username, coins, extpoint0, extpoint4, state,
                    refund_transaction_id on deliveries
    for each row
    when (
      (new.player_id, new.transaction_id, new.delivery_id, new.kind, new.game_id, new.zone_id, new.coins, new.extpoint0, new.extpoint4)
        is distinct from
      (old.player_id, old.transaction_id, old.delivery_id, old.kind, old.game_id, old.zone_id, old.coins, old.extpoint0, old.extpoint4)
      -- The name of a deleted account is erased.
      or new.username not in (old.username, '~' || new.player_id)
      or (old.state <> 'pending'
          and (new.state, new.refund_transaction_id) is distinct from (old.state, old.refund_transaction_id)))
    execute function refuse_change();
  create trigger deliveries_kept before delete on deliveries for each row execute function refuse_change();
  create trigger transactions_fixed
    after update of player_id, id, parent_id, type, status, value, currency, game_id, coin, zone_id on transactions
    for each row
    when (
      (new.player_id, new.id, new.parent_id, new.type, new.value, new.currency, new.game_id, new.coin, new.zone_id)
        is distinct from
      (old.player_id, old.id, old.parent_id, old.type, old.value, old.currency, old.game_id, old.coin, old.zone_id)
      or (old.status <> 'pending' and new.status <> old.status))
    execute function refuse_change();
end $$;
