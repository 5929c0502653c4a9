import { sql, type Kysely, type Selectable } from 'kysely';
import type { Campaign } from '@portal/contract';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Campaigns that give bonuses (db/functions/reward_campaign.sql). */
const rewarding = (db: Db) =>
  db.selectFrom(sql<Selectable<Database['campaigns']>>`rewarding_campaigns()`.as('c'));

/** Gives the player the bonuses of the campaign's reached milestones, each once (db/functions/reward_campaign.sql). Returns the KP. */
export async function rewardCampaign(db: Db, playerId: number, campaignId: string): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select reward_campaign(${playerId}, ${campaignId}) as given`.execute(db);
  return rows[0]?.given ?? 0;
}

/** As `rewardCampaign`, for all campaigns. Safe to call at any time and repeatedly (PLAY-9). Returns the KP given. */
export async function rewardCampaigns(db: Db, playerId: number): Promise<number> {
  let given = 0;
  // One transaction per campaign, so that the player's balance is not locked while waiting for the next campaign's row.
  for (const { id } of await rewarding(db).select('c.id').orderBy('c.id').execute())
    given += await rewardCampaign(db, playerId, id);
  return given;
}

/** The campaigns as the player sees them, the one that ends first on top. */
export async function campaignsOf(db: Db, playerId: number): Promise<Campaign[]> {
  const rows = await rewarding(db)
    .select(['c.id', 'c.type', 'c.title', 'c.starts_at', 'c.ends_at'])
    .select([
      sql<boolean>`c.ends_at > now()`.as('runs'),
      sql<number>`spent_on_game(${playerId}, c.game_id, c.starts_at, c.ends_at)`.as('spent'),
      sql<number>`c.budget - c.given`.as('left'),
    ])
    .orderBy('c.ends_at')
    .orderBy('c.id')
    .execute();
  if (rows.length === 0) return [];
  const milestones = await db
    .selectFrom('campaign_milestones as m')
    .leftJoin('campaign_rewards as r', (join) =>
      join
        .onRef('r.campaign_id', '=', 'm.campaign_id')
        .onRef('r.spent', '=', 'm.spent')
        .on('r.player_id', '=', playerId),
    )
    .select(['m.campaign_id', 'm.spent', 'm.bonus', 'r.rewarded_at'])
    .where(
      'm.campaign_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('m.spent')
    .execute();
  return rows.map(({ id, type, title, starts_at, ends_at, runs, spent, left }) => {
    const own = milestones.filter(({ campaign_id }) => campaign_id === id);
    const next = own.find(({ rewarded_at }) => rewarded_at === null);
    return {
      id,
      type,
      state: runs ? 'active' : 'closed',
      title,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      spent,
      milestones: own.map(({ spent: needed, bonus, rewarded_at }) => ({
        spent: needed,
        bonus,
        rewardedAt: rewarded_at?.toISOString() ?? null,
      })),
      // As reward_campaign decides: those above the next milestone give nothing either.
      ...(next && next.bonus > left && { usedUp: true }),
    };
  });
}
