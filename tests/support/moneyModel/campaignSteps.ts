import { randomUUID } from 'node:crypto';
import { rewardCampaign } from '../../../api-host/repositories/campaigns';
import { addCampaign, closeCampaign } from '../../../api-host/repositories/operatorCampaigns';
import { at, count, step, type Step } from './step';

const HOUR_MS = 3_600_000;

/** A campaign with a milestone at each of these KP, which gives a tenth of them; a late one ended before anything was bought. */
export const makeCampaign = (spent: readonly number[], budget: number, late: boolean): Step =>
  step(`a${late ? ' late' : ''} campaign of ${budget} KP for ${spent.join(', ')}`, async (model, real) => {
    const id = randomUUID().toUpperCase().slice(0, 30);
    const milestones = [...new Set(spent)]
      .sort((a, b) => a - b)
      .map((needed) => ({ spent: needed, bonus: Math.max(1, Math.floor(needed / 10)) }));
    const now = Date.now();
    const row = {
      id,
      title: 'T',
      game_id: 'fsonline',
      starts_at: new Date(now - 2 * HOUR_MS),
      ends_at: new Date(now + (late ? -HOUR_MS : HOUR_MS)),
      budget,
    };
    await addCampaign(real.world.database.db, row, milestones);
    model.campaigns.push({ id, milestones, left: budget, open: true, late });
  });

/** Grants the player's rewards this many times at once, alternating between both processes. */
export const reward = (which: number, copies: number): Step =>
  step(
    `rewarded by a campaign ${copies} times at once`,
    async (model, real) => {
      const campaign = model.campaigns[which % model.campaigns.length];
      if (!campaign) return;
      const inDebt = model.debt > 0;
      const given = await Promise.all(
        Array.from({ length: copies }, (_, turn) =>
          rewardCampaign(at(real, turn % 2).db, real.player.id, campaign.id),
        ),
      );
      const expected = model.reward(campaign);
      expect(given.reduce((sum, kp) => sum + kp, 0)).toBe(expected);
      expect(given.filter((kp) => kp > 0).length).toBeLessThanOrEqual(1);
      count(
        `campaign ${expected > 0 ? 'rewarded' : 'with nothing due'}${expected > 0 && inDebt ? ' in debt' : ''}`,
      );
    },
    ({ campaigns }) => campaigns.length > 0,
  );

/** An operator closes a campaign. */
export const endCampaign = (which: number): Step =>
  step(
    'a campaign is closed',
    async (model, real) => {
      const campaign = model.campaigns[which % model.campaigns.length];
      if (!campaign) return;
      await closeCampaign(real.world.database.db, campaign.id);
      campaign.open = false;
    },
    ({ campaigns }) => campaigns.length > 0,
  );
