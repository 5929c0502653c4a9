import type { Deps } from '../deps';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { rewardCampaigns } from '../repositories/campaigns';

/**
 * Gives a player what campaigns owe them, and tells their tabs (PLAY-9). Called after a purchase and when they look at the campaigns, so a
 * reward that was missed once is given the next time. Never throws: neither the purchase nor the list fails with it.
 */
export async function rewardPlayer({ db, pool, log }: Deps, playerId: number): Promise<void> {
  try {
    if ((await rewardCampaigns(db, playerId)) > 0) notifyMoneyEvent(pool, playerId);
  } catch (err) {
    log.error({ err, playerId }, 'the rewards of campaigns could not be given');
  }
}
