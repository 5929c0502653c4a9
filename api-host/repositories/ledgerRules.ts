import { migrationType } from '@portal/contract';
import { bankFeeds } from '../domain/bankFeeds';

/**
 * Rows of players that a rule compares with tables which a distributed database stores on other servers. Such tables cannot be joined
 * directly (docs/citus.md).
 */
const creditedTransfers = `c as materialized (
            select player_id, provider, external_id, transaction_id from credited_transfers
          )`;
const topUps = `t as materialized (select player_id, id, value, currency from transactions where type like 'topup.%')`;

/** Each statement selects the rows that break its rule, as `subject`. */
export const ledgerRules: readonly (readonly [rule: string, statement: string])[] = [
  [
    'every posting set sums to 0',
    `select player_id || '/' || transaction_id as subject from postings group by player_id, transaction_id having sum(amount) <> 0`,
  ],
  [
    'every balance equals its postings',
    `select b.player_id::text as subject
       from balances b
       left join (
         select player_id, sum(amount) filter (where account = 'player.credit') as credit,
                -sum(amount) filter (where account = 'player.debt') as debt
           from postings group by player_id
       ) p using (player_id)
      where b.credit <> coalesce(p.credit, 0) or b.debt <> coalesce(p.debt, 0)`,
  ],
  [
    'every player has one balance, and no posting is without one',
    `with b as materialized (select player_id from balances),
          posted as materialized (select distinct player_id from postings)
     select p.id::text as subject from players p left join b on b.player_id = p.id where b.player_id is null
     union all
     select posted.player_id::text from posted left join b using (player_id) where b.player_id is null`,
  ],
  [
    'no balance and no debt is negative',
    `select player_id::text as subject from balances where credit < 0 or debt < 0`,
  ],
  [
    'nobody has credit and debt at once',
    `select player_id::text as subject from balances where credit > 0 and debt > 0`,
  ],
  [
    'every movement of KP is posted, by its full value',
    `select t.player_id || '/' || t.id as subject
       from transactions t
       left join (
         select player_id, transaction_id, sum(amount) filter (where account like 'house.%') as house
           from postings group by player_id, transaction_id
       ) p on p.player_id = t.player_id and p.transaction_id = t.id
      where coalesce(p.house, 0) <> case
              when t.type in ('credit.pay', 'credit.recall') then t.value
              when t.type in ('credit.recharge', 'credit.bonus', 'credit.refund') then -t.value
              else 0 end`,
  ],
  [
    'every payment and every migration has a delivery of the same state: pending, delivered or refused',
    `select t.player_id || '/' || t.id as subject
       from transactions t
       left join deliveries d on d.player_id = t.player_id and d.transaction_id = t.id
        and d.kind = case t.type when 'credit.pay' then 'recharge' else 'migration' end
      where t.type in ('credit.pay', '${migrationType}')
        and d.state is distinct from case t.status when 'success' then 'delivered' when 'failed' then 'refused' else 'pending' end`,
  ],
  [
    'every payment’s delivery has its coins, zone and game',
    `select t.player_id || '/' || t.id as subject
       from transactions t
       join deliveries d on d.player_id = t.player_id and d.transaction_id = t.id
      where t.type = 'credit.pay'
        and (d.coins is distinct from t.coin or d.zone_id is distinct from t.zone_id or d.game_id is distinct from t.game_id)`,
  ],
  [
    'every refused delivery is refunded once, by the value of its payment',
    `select d.player_id || '/' || d.transaction_id as subject
       from deliveries d
       join transactions paid on paid.player_id = d.player_id and paid.id = d.transaction_id
       left join transactions back on back.player_id = d.player_id and back.id = d.refund_transaction_id
      where d.state = 'refused' and d.kind = 'recharge' and (back.type is distinct from 'credit.refund' or back.value is distinct from paid.value)`,
  ],
  [
    'every refund belongs to one refused delivery, or to one action of an operator',
    `with t as materialized (select player_id, id from transactions where type = 'credit.refund'),
          d as materialized (
            select player_id, refund_transaction_id as id, count(*) as refusals
              from deliveries where refund_transaction_id is not null group by player_id, refund_transaction_id
          )
     select t.player_id || '/' || t.id as subject
       from t left join d using (player_id, id)
      where coalesce(d.refusals, 0)
          + (select count(*) from operator_actions o where o.player_id = t.player_id and o.transaction_id = t.id) <> 1`,
  ],
  [
    'every recall belongs to one action of an operator',
    // Those of the sandbox have no operator.
    `with t as materialized (
            select player_id, id from transactions where type = 'credit.recall' and note is distinct from 'sandbox'
          )
     select t.player_id || '/' || t.id as subject
       from t
      where not exists (select from operator_actions o where o.player_id = t.player_id and o.transaction_id = t.id)`,
  ],
  [
    'every movement by an operator is there, by the value they gave',
    `with t as materialized (
            select player_id, id, type, value from transactions where type in ('credit.recall', 'credit.refund')
          )
     select 'audit ' || o.id as subject
       from operator_actions o
       left join t on t.player_id = o.player_id and t.id = o.transaction_id
      where o.transaction_id is not null
        and (t.type is distinct from 'credit.' || o.action or t.value::text is distinct from o.after ->> 'kp')`,
  ],
  [
    'every credited transfer has its top-up, of the same player and amount',
    `with ${creditedTransfers}, ${topUps}
     select n.provider || '/' || n.external_id as subject
       from transfer_notices n
       left join c using (player_id, provider, external_id, transaction_id)
       left join t on t.player_id = n.player_id and t.id = n.transaction_id
      where n.state = 'credited'
        and (c.transaction_id is null or t.value is distinct from n.amount or t.currency <> 'VND')`,
  ],
  [
    'every credited claim has its transfer, of the same player and top-up',
    `select c.player_id || '/' || c.id as subject
       from transfer_claims c
       left join transfer_notices n using (player_id, provider, external_id, transaction_id)
      where c.state = 'credited' and n.state is distinct from 'credited'`,
  ],
  [
    'every top-up has its transfer, once',
    `with ${creditedTransfers}, ${topUps}
     select t.player_id || '/' || t.id as subject
       from t
       left join (
         select n.player_id, n.transaction_id as id, count(*) as notices
           from transfer_notices n
           join c using (player_id, provider, external_id, transaction_id)
          where n.state = 'credited'
          group by n.player_id, n.transaction_id
       ) n using (player_id, id)
      where n.notices is distinct from 1`,
  ],
  [
    'every part of a top-up lies beneath a top-up, each kind once, and every credit.recharge is such a part',
    `select t.player_id || '/' || t.id as subject
       from transactions t
       left join transactions p on p.player_id = t.player_id and p.id = t.parent_id
      where (t.type = 'credit.recharge' or (t.type = 'credit.bonus' and t.parent_id is not null))
        and coalesce(p.type, '') not like 'topup.%'
     union all
     select player_id || '/' || parent_id
       from transactions
      where type in ('credit.recharge', 'credit.bonus') and parent_id is not null
      group by player_id, parent_id, type having count(*) > 1`,
  ],
  [
    'every transfer of a bank feed is credited once, whatever its method',
    // An erased content (function is_same_transfer) may have been any.
    `select n.external_id as subject
       from transfer_notices n
      where n.state = 'credited' and n.external_id ~ '^(${Object.keys(bankFeeds).join('|')}):'
      group by n.external_id, n.amount
     having count(*) > count(distinct n.content) or (count(*) > 1 and bool_or(n.content = '' and is_deleted(n.player_id)))`,
  ],
  [
    'every redemption of a code and every reward of a campaign has its bonus, by the KP of either, and every bonus its top-up or one of them',
    `with t as materialized (select player_id, id, value from transactions where type = 'credit.bonus' and parent_id is null)
     select coalesce(r.player_id, t.player_id) || '/' || coalesce(r.transaction_id, t.id) as subject
       from (
         select r.player_id, r.transaction_id, c.credit from code_redemptions r join redeemable_codes c using (code)
         union all
         select r.player_id, r.transaction_id, m.bonus from campaign_rewards r join campaign_milestones m using (campaign_id, spent)
       ) r
       full join t on t.player_id = r.player_id and t.id = r.transaction_id
      where t.value is distinct from r.credit`,
  ],
  [
    'every code was used as often as it was redeemed',
    `select c.code as subject
       from redeemable_codes c
      where c.uses <> (select count(*) from code_redemptions r where r.code = c.code)`,
  ],
  [
    'every campaign has given what its rewards brought',
    `select c.id as subject
       from campaigns c
      where c.given <> (
        select coalesce(sum(m.bonus), 0) from campaign_rewards r join campaign_milestones m using (campaign_id, spent)
         where r.campaign_id = c.id)`,
  ],
  [
    'every idempotency key points at a payment or a migration of its player',
    `select k.player_id || '/' || k.key as subject
       from idempotency_keys k
       left join transactions t on t.player_id = k.player_id and t.id = k.transaction_id
      where t.type is null or t.type not in ('credit.pay', '${migrationType}')`,
  ],
  [
    'old balances that move sum to 0, each by itself',
    `select player_id || '/' || transaction_id as subject
       from old_balance_postings group by player_id, transaction_id, balance having sum(amount) <> 0`,
  ],
  [
    'every migration delivers what it posted to its zone',
    `select d.player_id || '/' || d.transaction_id as subject
       from deliveries d
       join account_migrations m using (player_id, transaction_id)
       left join old_balance_postings p
         on p.player_id = d.player_id and p.transaction_id = d.transaction_id and p.zone_id = d.zone_id
      group by d.player_id, d.transaction_id
     having coalesce(sum(p.amount) filter (where p.balance = 'left_coin'), 0) <> d.coins
         or coalesce(sum(p.amount) filter (where p.balance = 'extpoint0'), 0) <> d.extpoint0
         or coalesce(sum(p.amount) filter (where p.balance = 'extpoint4'), 0) <> d.extpoint4`,
  ],
  [
    'every refused migration, and no other, is undone by a counter entry',
    `select d.player_id || '/' || d.transaction_id as subject
       from deliveries d
       join old_balance_postings p using (player_id, transaction_id)
       left join old_balance_postings back
         on back.player_id = d.player_id and back.transaction_id = d.refund_transaction_id
        and back.balance = p.balance and back.zone_id = p.zone_id and back.amount = -p.amount
      where d.kind = 'migration' and (back.amount is not null) <> (d.state = 'refused')`,
  ],
];
