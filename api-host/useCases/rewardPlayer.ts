import type { Deps } from '../deps';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { rewardCampaigns } from '../repositories/campaigns';

/**
 * Credits the campaign rewards that a player is due, and notifies their open tabs (PLAY-9). Called after a purchase and when they view
 * the campaigns, so a missed reward is credited the next time. Never throws, so that it fails neither the purchase nor the list.
 */
export async function rewardPlayer({ db, pool, log }: Deps, playerId: number): Promise<void> {
  try {
    if ((await rewardCampaigns(db, playerId)) > 0) notifyMoneyEvent(pool, playerId);
  } catch (err) {
    log.error({ err, playerId }, 'campaign rewards could not be credited');
  }
}
