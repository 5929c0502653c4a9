-- Every movement of money is one function, so that it is one statement, one round trip and one transaction. Each locks the
-- player's balance first: movements of one player happen one after another, those of different players never meet.

create function lock_balance(p_player bigint) returns balances language sql as $$
  select b from balances b where b.player_id = p_player for no key update;
$$;

-- Money that comes back to a player repays his debt first. Writes one posting set: p_from pays p_amount.
create function post_incoming(p_player bigint, p_transaction bigint, p_from text, p_amount bigint, p_debt bigint)
returns bigint language plpgsql as $$
declare
  v_repaid constant bigint := least(p_debt, p_amount);
begin
  insert into postings (player_id, transaction_id, account, amount)
  select p_player, p_transaction, v.account, v.amount
    from (values (p_from, -p_amount), ('player.debt', v_repaid), ('player.credit', p_amount - v_repaid)) v (account, amount)
   where v.amount <> 0;
  return p_debt - v_repaid;
end $$;

-- A top-up of p_amount VND: the transaction players see, and below it what it brought in KP.
create function book_top_up(
  p_player bigint, p_transaction bigint, p_type text, p_source text, p_amount bigint, p_recharge bigint, p_bonus bigint, p_debt bigint
) returns void language plpgsql as $$
declare
  v_debt bigint := p_debt;
  v_part record;
  v_id bigint;
begin
  insert into transactions (player_id, id, type, status, value, currency, source)
  values (p_player, p_transaction, p_type, 'success', p_amount, 'VND', p_source);
  for v_part in
    select v.* from (values ('credit.recharge', 'house.topup', p_recharge), ('credit.bonus', 'house.bonus', p_bonus)) v (type, account, amount)
     where v.amount > 0
  loop
    v_id := nextval('transaction_ids');
    insert into transactions (player_id, id, parent_id, type, status, value, currency)
    values (p_player, v_id, p_transaction, v_part.type, 'success', v_part.amount, 'KP');
    v_debt := post_incoming(p_player, v_id, v_part.account, v_part.amount, v_debt);
  end loop;
end $$;

-- Settles a transfer notice once. p_player null: it waits for an operator. Returns the notice's state; 'conflict' when the
-- provider's id is known with another amount or content; fresh tells the first notice from its copies.
create function settle_transfer(
  p_provider text, p_external_id text, p_amount bigint, p_content text,
  p_player bigint, p_type text, p_recharge bigint, p_bonus bigint
) returns table (state text, fresh boolean) language plpgsql as $$
declare
  v_balance balances;
  v_known transfer_notices;
  v_transaction bigint;
  v_state text := 'unmatched';
begin
  if p_player is not null then
    v_balance := lock_balance(p_player);
    -- What would not fit a balance any more is an operator's matter.
    v_state := case when v_balance.credit::numeric + p_recharge + p_bonus > 9007199254740991 then 'rejected' else 'credited' end;
  end if;
  if v_state = 'credited' then
    v_transaction := nextval('transaction_ids');
  end if;

  insert into transfer_notices as n (provider, external_id, amount, content, state, player_id, transaction_id, settled_at)
  values (p_provider, p_external_id, p_amount, p_content, v_state,
          case when v_state = 'credited' then p_player end, v_transaction, case when v_state = 'credited' then now() end)
  on conflict do nothing;
  if not found then
    select n.* into strict v_known from transfer_notices n where n.provider = p_provider and n.external_id = p_external_id;
    return query select case when v_known.amount = p_amount and v_known.content = p_content then v_known.state else 'conflict' end, false;
    return;
  end if;

  if v_state = 'credited' then
    perform book_top_up(p_player, v_transaction, p_type, p_provider, p_amount, p_recharge, p_bonus, v_balance.debt);
    insert into credited_transfers (player_id, provider, external_id, transaction_id)
    values (p_player, p_provider, p_external_id, v_transaction);
  end if;
  return query select v_state, true;
end $$;

-- An operator gives a waiting transfer to a player. False when it does not wait (any more).
create function assign_transfer(
  p_provider text, p_external_id text, p_player bigint, p_type text, p_recharge bigint, p_bonus bigint
) returns boolean language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction constant bigint := nextval('transaction_ids');
  v_amount bigint;
begin
  update transfer_notices n
     set state = 'credited', player_id = p_player, transaction_id = v_transaction, settled_at = now()
   where n.provider = p_provider and n.external_id = p_external_id and n.state in ('unmatched', 'rejected')
  returning n.amount into v_amount;
  if not found then
    return false;
  end if;
  perform book_top_up(p_player, v_transaction, p_type, p_provider, v_amount, p_recharge, p_bonus, v_balance.debt);
  insert into credited_transfers (player_id, provider, external_id, transaction_id)
  values (p_player, p_provider, p_external_id, v_transaction);
  return true;
end $$;

-- Takes KP back. What the balance does not hold becomes debt.
create function recall_credit(p_player bigint, p_amount bigint, p_note text) returns bigint language plpgsql as $$
declare
  v_balance constant balances := lock_balance(p_player);
  v_taken constant bigint := least(v_balance.credit, p_amount);
  v_transaction constant bigint := nextval('transaction_ids');
begin
  insert into transactions (player_id, id, type, status, value, currency, note)
  values (p_player, v_transaction, 'credit.recall', 'success', p_amount, 'KP', p_note);
  insert into postings (player_id, transaction_id, account, amount)
  select p_player, v_transaction, v.account, v.amount
    from (values ('player.credit', -v_taken), ('player.debt', v_taken - p_amount), ('house.recall', p_amount)) v (account, amount)
   where v.amount <> 0;
  return v_transaction;
end $$;

-- Starts a recharge: the key, the debit, the pending transaction and the delivery commit together. outcome is 'started';
-- 'replayed' when the key is known (the delivery's state tells how far it is); 'IDEMPOTENCY_CONFLICT' when the key is known
-- with another payload; or the contract's errorCode of a refusal, of which nothing is kept.
create function start_recharge(
  p_player bigint, p_key uuid, p_payload_hash bytea, p_game text, p_credit bigint, p_zone bigint, p_lease_ms integer
) returns table (
  outcome text, transaction_id bigint, delivery_id uuid, state text, zone_id integer, username text, coins bigint
) language plpgsql as $$
#variable_conflict use_column
declare
  v_balance constant balances := lock_balance(p_player);
  v_transaction bigint;
  v_coins bigint;
  v_coin_name text;
  v_zone integer;
  v_hash bytea;
  v_refusal text;
begin
  if p_key is not null then
    select k.payload_hash, k.transaction_id into v_hash, v_transaction
      from idempotency_keys k where k.player_id = p_player and k.key = p_key;
    if found then
      return query
        select case when v_hash = p_payload_hash then 'replayed' else 'IDEMPOTENCY_CONFLICT' end,
               d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins
          from deliveries d where d.player_id = p_player and d.transaction_id = v_transaction;
      return;
    end if;
  end if;

  select v.coins_received, g.coin_name into v_coins, v_coin_name
    from payable_values v join game_settings g using (game_id) where v.game_id = p_game and v.credit = p_credit;
  select z.id into v_zone from zones z where z.id = p_zone and z.state = 'ACTIVE';
  v_refusal := case
    when exists (
      select from account_zones a join zones z on z.id = a.zone_id where a.player_id = p_player and z.state = 'CLOSED'
    ) then 'MIGRATION_REQUIRED'
    when v_coins is null then 'UNKNOWN_AMOUNT'
    when v_zone is null then 'ZONE_UNAVAILABLE'
    when v_balance.credit < p_credit then 'INSUFFICIENT_CREDIT'
  end;
  if v_refusal is not null then
    return query select v_refusal, null::bigint, null::uuid, null::text, null::integer, null::text, null::bigint;
    return;
  end if;

  v_transaction := nextval('transaction_ids');
  insert into transactions (player_id, id, type, status, value, currency, game_id, coin, coin_name, zone_id)
  values (p_player, v_transaction, 'credit.pay', 'pending', p_credit, 'KP', p_game, v_coins, v_coin_name, v_zone);
  insert into postings (player_id, transaction_id, account, amount)
  values (p_player, v_transaction, 'player.credit', -p_credit), (p_player, v_transaction, 'house.sales', p_credit);
  if p_key is not null then
    insert into idempotency_keys (player_id, key, payload_hash, transaction_id)
    values (p_player, p_key, p_payload_hash, v_transaction);
  end if;
  return query
    insert into deliveries as d (player_id, transaction_id, game_id, zone_id, username, coins, attempts, next_attempt_at)
    select p_player, v_transaction, p_game, v_zone, p.username, v_coins, 1, now() + p_lease_ms * interval '1 millisecond'
      from players p where p.id = p_player
    returning 'started', d.transaction_id, d.delivery_id, d.state, d.zone_id, d.username, d.coins;
end $$;

-- The game server has delivered. Ends what is still pending and returns just that; a refused delivery stays refused. Moves
-- no money, so one statement may end deliveries of several players.
create function complete_deliveries(p_players bigint[], p_transactions bigint[])
returns table (player_id bigint, transaction_id bigint) language sql as $$
  with due as (
    select d.player_id, d.transaction_id
      from deliveries d join unnest(p_players, p_transactions) u (player_id, transaction_id) using (player_id, transaction_id)
     where d.state = 'pending'
     order by d.player_id, d.transaction_id
       for update of d
  ), ended as (
    update deliveries d set state = 'delivered', ended_at = now(), last_error = null
      from due where d.player_id = due.player_id and d.transaction_id = due.transaction_id
    returning d.player_id, d.transaction_id
  ), shown as (
    update transactions t set status = 'success', updated_at = now()
      from ended where t.player_id = ended.player_id and t.id = ended.transaction_id
  )
  select ended.player_id, ended.transaction_id from ended;
$$;

-- The game server has refused for good: the delivery ends and the KP come back in one transaction. Returns the delivery's
-- state afterwards ('delivered' when somebody else saw it delivered before).
create function refuse_delivery(p_player bigint, p_transaction bigint, p_reason text) returns text language plpgsql as $$
declare
  v_delivery deliveries;
  v_paid transactions;
  v_balance balances;
  v_refund bigint;
begin
  select d.* into strict v_delivery from deliveries d
   where d.player_id = p_player and d.transaction_id = p_transaction for update;
  if v_delivery.state <> 'pending' then
    return v_delivery.state;
  end if;
  v_balance := lock_balance(p_player);
  v_refund := nextval('transaction_ids');
  update transactions t set status = 'failed', updated_at = now()
   where t.player_id = p_player and t.id = p_transaction returning t.* into strict v_paid;
  insert into transactions (player_id, id, type, status, value, currency, game_id, coin, coin_name, zone_id, note)
  values (p_player, v_refund, 'credit.refund', 'success', v_paid.value, 'KP',
          v_paid.game_id, v_paid.coin, v_paid.coin_name, v_paid.zone_id, p_reason);
  perform post_incoming(p_player, v_refund, 'house.sales', v_paid.value, v_balance.debt);
  update deliveries d
     set state = 'refused', ended_at = now(), last_error = p_reason, refund_transaction_id = v_refund
   where d.player_id = p_player and d.transaction_id = p_transaction;
  return 'refused';
end $$;

-- Matching of transfer contents (docs/decisions/0004-transfer-syntax.md): names are looked up without their underscores,
-- and no name has the form of a transfer code.
create index players_by_bare_name on players (replace(username, '_', ''));
alter table players add constraint players_username_is_no_transfer_code
  check (replace(username, '_', '') !~ '^id[0-9]{10,16}$');
