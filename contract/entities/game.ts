import type { ActivityState, CampaignType, GameId, ZoneState } from '../names';
import type { Instant, Open } from './common';

/** `credit` is the cost in KP; `coinsReceived` in the game's smallest unit. */
export interface PayableValue {
  credit: number;
  coinsReceived: number;
}

/** GET /api/recharge/game. */
export interface GameRechargeConfig {
  gameId: Open<GameId>;
  coinName: string;
  payableValues: PayableValue[];
  /** Whether the host accepts `expectedCoins` in a recharge. An addition; absent from other hosts (HOST-4). */
  acceptsExpectedCoins?: boolean;
}

/** `state` is null if a host sends only id and name, as in the row of requirements §7. */
export interface Zone {
  id: number;
  name: string;
  state: Open<ZoneState> | null;
}

/** A zone on which the player has an account, with the balances left there (leftCoin, extpoint0 in hundredths). */
export interface AccountZone {
  zone: Zone;
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
  /** The target zone while a migration of these balances is in progress (an addition). */
  movingTo?: Zone;
}

/** GET /api/gift-codes (an addition to requirements §7). */
export interface GiftCode {
  code: string;
  title: string;
  gives: string;
  zoneName?: string;
  expiresAt: Instant | null;
  /** Seconds until then, by the host's clock. */
  expiresIn?: number;
  usedAt: Instant | null;
}

/** An item of GET /api/gift-codes/redemptions, and the response to its POST (PLAY-8, an addition): a code redeemed for KP. */
export interface CodeRedemption {
  code: string;
  title: string;
  /** KP that it credited; debt was repaid first. */
  credit: number;
  redeemedAt: Instant;
  /** The player had redeemed it before this call, which credited nothing more. */
  again?: boolean;
}

/** A reward of a campaign for spending a given amount: KP, which repay debt first. */
export interface CampaignMilestone {
  /** Total KP to spend on game currency. */
  spent: number;
  /** KP awarded. */
  bonus: number;
  /** When the player received it; null: not yet. */
  rewardedAt: Instant | null;
}

/** An item of GET /api/campaigns (PLAY-9, an addition). Requirements §3 names campaigns; no call of requirements §7 returns them. */
export interface Campaign {
  id: string;
  type: Open<CampaignType>;
  state: Open<ActivityState>;
  title: string;
  startsAt: Instant;
  endsAt: Instant;
  /** KP that the player has spent on game currency during the campaign. */
  spent: number;
  milestones: CampaignMilestone[];
  /** The campaign's KP are used up: milestones not reached until now award nothing. */
  usedUp?: boolean;
}
