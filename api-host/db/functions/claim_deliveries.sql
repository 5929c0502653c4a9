-- Claims deliveries that are due, oldest first, each for one process: others skip locked rows, and the next attempt is scheduled
-- before this one starts, so that the deliveries of a killed process become due again. p_lease_ms: the duration of the claim.
-- No pause is longer than 5 minutes (domain/deliverySchedule.ts). What is scheduled later is due as well: the clock was set back, and
-- the delivery would wait for as long.
create or replace function claim_deliveries(p_most integer, p_lease_ms integer) returns table (
  player_id bigint, transaction_id bigint, delivery_id uuid, game_id text, zone_id integer, username text, coins bigint,
  attempts integer, extpoint0 bigint, extpoint4 bigint, from_zones integer[]
) language plpgsql as $$
#variable_conflict use_column
declare
  v_due record;
  v_claimed integer := 0;
  v_leased_until timestamptz;
begin
  for v_due in
    -- Two ranges of the index: with `or`, all deliveries that pause would be read.
    select u.player_id, u.transaction_id
      from (
        (select d.player_id, d.transaction_id, d.next_attempt_at from deliveries d
          where d.state = 'pending' and d.next_attempt_at <= now()
          -- Other processes may have locked some of them.
          order by d.next_attempt_at limit p_most * 4)
        union all
        (select d.player_id, d.transaction_id, d.next_attempt_at from deliveries d
          where d.state = 'pending' and d.next_attempt_at > now() + interval '10 minutes'
          order by d.next_attempt_at limit p_most * 4)
      ) u
     order by u.next_attempt_at
     limit p_most * 4
  loop
    perform from deliveries d
      where d.player_id = v_due.player_id and d.transaction_id = v_due.transaction_id and d.state = 'pending'
        and (d.next_attempt_at <= now() or d.next_attempt_at > now() + interval '10 minutes')
        for update skip locked;
    continue when not found;
    -- In a variable: a distributed database does not call clock_timestamp() in an update.
    v_leased_until := clock_timestamp() + p_lease_ms * interval '1 millisecond';
    update deliveries d set attempts = d.attempts + 1, next_attempt_at = v_leased_until
     where d.player_id = v_due.player_id and d.transaction_id = v_due.transaction_id;
    return query
      select d.player_id, d.transaction_id, d.delivery_id, d.game_id, d.zone_id, d.username, d.coins, d.attempts,
             d.extpoint0, d.extpoint4, m.from_zones
        from deliveries d left join account_migrations m on m.player_id = d.player_id and m.transaction_id = d.transaction_id
       where d.player_id = v_due.player_id and d.transaction_id = v_due.transaction_id;
    v_claimed := v_claimed + 1;
    exit when v_claimed >= p_most;
  end loop;
end $$;
