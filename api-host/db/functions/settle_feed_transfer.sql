-- Settles a transfer that a bank feed reports, once, even if its account has moved to another method since (docs/decisions/0140).
-- p_provider: the method that the account belongs to now, or the feed, under whose name the transfer waits until there is one. Returns
-- the provider that the transfer is recorded under, and state and fresh like settle_transfer.
create or replace function settle_feed_transfer(
  p_feed text, p_provider text, p_external_id text, p_amount bigint, p_content text,
  p_player bigint, p_type text, p_recharge bigint, p_bonus bigint
) returns table (provider text, state text, fresh boolean) language plpgsql as $$
declare
  -- payOS passes on the bank's reference, which another bank may use as well. The other feeds number the transfers themselves.
  v_unique_id constant boolean := p_feed <> 'payos';
  v_known transfer_notices;
  v_received_at timestamptz;
  v_new boolean;
  v_same boolean;
  v_moves boolean;
begin
  -- The balance is locked before the transfer, as everywhere.
  if p_player is not null then
    perform lock_balance(p_player);
  end if;

  -- Reports of one id wait here for each other, even if they found different methods: the row under the feed's name serves as the lock.
  loop
    insert into transfer_notices as n (provider, external_id, amount, content, state)
    values (p_feed, p_external_id, p_amount, p_content, 'unmatched')
    on conflict do nothing;
    v_new := found;
    exit when v_new;
    perform from transfer_notices n where n.provider = p_feed and n.external_id = p_external_id for update;
    exit when found;
  end loop;

  -- What was recorded under this id before. The same transfer takes precedence, then one that is settled.
  select n.* into v_known
    from transfer_notices n
   where n.external_id = p_external_id and not (v_new and n.provider = p_feed)
   order by is_same_transfer(n, p_amount, p_content) desc, n.state in ('credited', 'declined') desc
   limit 1;
  v_same := coalesce(is_same_transfer(v_known, p_amount, p_content), false);
  -- It waited for its method. If the method has another transfer with this id, an operator must decide.
  v_moves := v_same and v_known.provider = p_feed and v_known.state in ('unmatched', 'rejected') and not exists (
    select from transfer_notices n where n.provider = p_provider and n.external_id = p_external_id);

  if v_new or v_moves then
    delete from transfer_notices n where n.provider = p_feed and n.external_id = p_external_id returning n.received_at into v_received_at;
  end if;
  if v_same and not v_moves then
    return query select v_known.provider, v_known.state, false;
  elsif v_unique_id and not v_same and v_known.provider is not null then
    return query select v_known.provider, 'conflict', false;
  else
    return query
      select p_provider, s.state, s.fresh
        from settle_transfer(p_provider, p_external_id, p_amount, p_content, p_player, p_type, p_recharge, p_bonus) s;
    if v_moves then
      update transfer_notices n set received_at = v_received_at where n.provider = p_provider and n.external_id = p_external_id;
      perform move_transfer_alarms(p_feed, p_external_id, p_provider);
    end if;
  end if;
end $$;
