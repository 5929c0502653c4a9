import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

const campaigns = (db: Db) =>
  db
    .selectFrom('campaigns as c')
    .select([
      'c.id',
      'c.title',
      'c.budget',
      'c.given',
      'c.starts_at as startsAt',
      'c.ends_at as endsAt',
      sql<string>`(select string_agg(m.spent || ':' || m.bonus, ',' order by m.spent) from campaign_milestones m where m.campaign_id = c.id)`.as(
        'milestones',
      ),
      sql<
        'closed' | 'over' | 'to come' | 'running'
      >`case when c.closed_at is not null then 'closed' when c.ends_at <= now() then 'over' when c.starts_at > now() then 'to come' else 'running' end`.as(
        'state',
      ),
    ]);

/** Campaigns, the newest first. */
export const listCampaigns = (db: Db, limit: number) =>
  campaigns(db).orderBy('c.created_at', 'desc').orderBy('c.id').limit(limit).execute();

export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

export const findCampaign = (db: Db, id: string): Promise<CampaignRow | undefined> =>
  campaigns(db).where('c.id', '=', id).executeTakeFirst();

/** A campaign's milestone: a player who has spent `spent` KP gets `bonus` KP. */
export type Milestone = Pick<Insertable<Database['campaign_milestones']>, 'spent' | 'bonus'>;

/** Adds a campaign in the caller's transaction. False if the id is taken. */
export async function addCampaign(
  db: Db,
  campaign: Insertable<Database['campaigns']>,
  milestones: readonly Milestone[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('campaigns')
    .values(campaign)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('campaign_milestones')
    .values(milestones.map((milestone) => ({ campaign_id: campaign.id, ...milestone })))
    .execute();
  return true;
}

/** Closes a campaign, which then gives no more bonuses; false if it was already closed. */
export async function closeCampaign(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
