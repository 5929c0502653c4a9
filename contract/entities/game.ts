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
  /** The host takes `expectedCoins` with a recharge. An addition; absent elsewhere (HOST-4). */
  acceptsExpectedCoins?: boolean;
}

/** `state` is null where a host sends id and name only, as the row of requirements §7 has it. */
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
  /** The target zone while a migration of these balances has not ended (an addition). */
  movingTo?: Zone;
}

/** GET /api/gift-codes (an addition to requirements §7). */
export interface GiftCode {
  code: string;
  title: string;
  gives: string;
  zoneName?: string;
  expiresAt: Instant | null;
  usedAt: Instant | null;
}

/** One of GET /api/gift-codes/redemptions, and the answer of its POST (PLAY-8, an addition): a code that was typed in for KP. */
export interface CodeRedemption {
  code: string;
  title: string;
  /** KP that it brought; debt was repaid first. */
  credit: number;
  redeemedAt: Instant;
  /** The player had redeemed it before this call, which brought nothing more. */
  again?: boolean;
}

/** What a campaign gives whoever has spent so much: KP, debt repaid first. */
export interface CampaignMilestone {
  /** KP to be spent on game currency in all. */
  spent: number;
  /** KP that it gives. */
  bonus: number;
  /** When the player got it; null: not yet. */
  rewardedAt: Instant | null;
}

/** One of GET /api/campaigns (PLAY-9, an addition). Requirements §3 names campaigns; no call of requirements §7 carries them. */
export interface Campaign {
  id: string;
  type: Open<CampaignType>;
  state: Open<ActivityState>;
  title: string;
  startsAt: Instant;
  endsAt: Instant;
  /** KP that the player has spent on game currency within its time. */
  spent: number;
  milestones: CampaignMilestone[];
  /** Its KP are used up: milestones that have not been reached give nothing any more. */
  usedUp?: boolean;
}
