export const gameIds = ['fsonline'] as const;
export type GameId = (typeof gameIds)[number];
/** The game if a host names none (HOST-3). */
export const defaultGameId: GameId = 'fsonline';

export const zoneStates = ['ACTIVE', 'CLOSED'] as const;
export type ZoneState = (typeof zoneStates)[number];

export const campaignTypes = ['accumulate_game_recharge'] as const;
export type CampaignType = (typeof campaignTypes)[number];
export const activityStates = ['active', 'closed'] as const;
export type ActivityState = (typeof activityStates)[number];
