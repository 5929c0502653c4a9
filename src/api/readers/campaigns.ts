import type { Campaign, CampaignMilestone } from '@portal/contract';
import { fieldsOf, readInstant, readName, readNumber, readRows, readText } from './json';

/** A milestone; null without the KP to spend or the bonus. */
function readMilestone(json: unknown): CampaignMilestone | null {
  const fields = fieldsOf(json);
  const spent = readNumber(fields['spent']);
  const bonus = readNumber(fields['bonus']);
  if (spent === null || bonus === null || spent <= 0) return null;
  return { spent, bonus, rewardedAt: readInstant(fields['rewardedAt']) };
}

/** A campaign; null without an id, an end, the KP spent by the player, or any milestone. */
function readCampaign(json: unknown): Campaign | null {
  const fields = fieldsOf(json);
  const id = readText(fields['id']);
  const endsAt = readInstant(fields['endsAt']);
  const spent = readNumber(fields['spent']);
  const milestones = readRows(fields['milestones'], readMilestone, 'campaign-milestones') ?? [];
  if (id === null || endsAt === null || spent === null || milestones.length === 0) return null;
  return {
    id,
    type: readName(fields['type']) ?? 'accumulate_game_recharge',
    state: readName(fields['state']) ?? 'active',
    title: readText(fields['title']) ?? id,
    startsAt: readInstant(fields['startsAt']) ?? endsAt,
    endsAt,
    spent,
    milestones: [...milestones].sort((a, b) => a.spent - b.spent),
    ...(fields['usedUp'] === true && { usedUp: true }),
  };
}

/** GET /api/campaigns, an addition; an empty list if the answer is not a list, since the host then has no campaigns (HOST-4). */
export const readCampaigns = (json: unknown): Campaign[] => readRows(json, readCampaign, 'campaigns') ?? [];
