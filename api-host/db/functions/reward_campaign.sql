-- The KP that a player has spent on a game's currency between two instants. Recharges that the game server has refused or not yet
-- confirmed do not count.
create or replace function spent_on_game(p_player bigint, p_game text, p_from timestamptz, p_to timestamptz)
returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(sum(t.value), 0)::bigint from transactions t
     where t.player_id = p_player and t.type = 'credit.pay' and t.status = 'success' and t.game_id = p_game
       and t.created_at >= p_from and t.created_at < p_to);
end $$;

-- The campaigns that give rewards: started, not closed, and ended less than 30 days ago, since a recharge made in time may be confirmed later.
create or replace function rewarding_campaigns() returns setof campaigns language sql stable as $$
  select c.* from campaigns c
   where c.closed_at is null and c.starts_at <= now() and c.ends_at > now() - interval '30 days';
$$;

-- The milestones of a campaign that a player has reached by spending during it, and has not been rewarded for yet.
create or replace function milestones_due(p_player bigint, p_campaign campaigns)
returns table (spent bigint, bonus bigint) language plpgsql stable as $$
#variable_conflict use_column
declare
  v_spent constant bigint := spent_on_game(p_player, p_campaign.game_id, p_campaign.starts_at, p_campaign.ends_at);
begin
  return query
    select m.spent, m.bonus from campaign_milestones m
     where m.campaign_id = p_campaign.id and m.spent <= v_spent
       and not exists (
         select from campaign_rewards r where r.player_id = p_player and r.campaign_id = p_campaign.id and r.spent = m.spent)
     order by m.spent;
end $$;

-- Gives a player the bonuses of a campaign for the milestones that they have reached, each once (PLAY-9); returns the KP given. The
-- lock on the balance serialises a player's calls, the update of the campaign keeps all players together within its budget.
create or replace function reward_campaign(p_player bigint, p_campaign text) returns bigint language plpgsql as $$
declare
  v_campaign campaigns;
  v_balance balances;
  v_milestone record;
  v_transaction bigint;
  v_given bigint := 0;
begin
  select c.* into v_campaign from rewarding_campaigns() c where c.id = p_campaign;
  if not found then
    return 0;
  end if;
  -- The balance is locked only if a milestone is due, which is rare.
  if not exists (select from milestones_due(p_player, v_campaign)) then
    return 0;
  end if;
  v_balance := lock_balance(p_player);
  -- Only now, since the account may have been deleted while this call waited.
  if is_deleted(p_player) then
    return 0;
  end if;
  for v_milestone in select d.spent, d.bonus from milestones_due(p_player, v_campaign) d loop
    -- The bonus of a later milestone may be smaller.
    continue when v_balance.credit::numeric + v_milestone.bonus > 9007199254740991;
    perform commit_as_one();
    update campaigns c set given = c.given + v_milestone.bonus
     where c.id = p_campaign and c.closed_at is null and c.given + v_milestone.bonus <= c.budget;
    -- Also none of the milestones above it, which would otherwise be rewarded although this one was not.
    exit when not found;
    v_transaction := nextval('transaction_ids');
    insert into transactions (player_id, id, type, status, value, currency, source)
    values (p_player, v_transaction, 'credit.bonus', 'success', v_milestone.bonus, 'KP', p_campaign);
    perform post_incoming(p_player, v_transaction, 'house.bonus', v_milestone.bonus, v_balance.debt);
    insert into campaign_rewards (player_id, campaign_id, spent, transaction_id)
    values (p_player, p_campaign, v_milestone.spent, v_transaction);
    v_given := v_given + v_milestone.bonus;
    v_balance := lock_balance(p_player);
  end loop;
  return v_given;
end $$;
