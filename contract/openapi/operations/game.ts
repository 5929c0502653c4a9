import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf } from '../schema';

const refusedAlsoBy200 = 'A refusal may also come with 200: an `errorCode` or `errors` makes it one.';

/** Recharges, zones, campaigns and gift codes. */
export const gameOperations = {
  'GET /api/recharge/game': {
    id: 'getRechargeConfig',
    summary: 'What can be bought',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: entity('GameRechargeConfig') },
  },
  'POST /api/recharge/game': {
    id: 'rechargeGame',
    summary: 'Buys coins of the game for KP',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    notes: refusedAlsoBy200,
    payload: payload('RechargePayload'),
    answer: { schema: entity('ActionResult') },
    idempotent: true,
  },
  'GET /api/zones': {
    id: 'getZones',
    summary: 'The game servers',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: listOf(entity('Zone')) },
  },
  'GET /api/account-zones': {
    id: 'getAccountZones',
    summary: 'The game servers on which the player has an account, with old balances',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: listOf(entity('AccountZone')) },
  },
  'POST /api/account-zones': {
    id: 'moveAccount',
    summary: 'Moves the old balances of all CLOSED zones to an ACTIVE one',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    notes: refusedAlsoBy200,
    payload: payload('AccountZonePayload'),
    answer: { schema: entity('ActionResult') },
    idempotent: true,
  },
  'GET /api/gift-codes': {
    id: 'getGiftCodes',
    summary: "The player's gift codes",
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The page of gift codes shows that there are none.',
    answer: { schema: listOf(entity('GiftCode')) },
  },
  'GET /api/campaigns': {
    id: 'getCampaigns',
    summary: 'The running campaigns, how far the player is in each, and what they give',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    whenAbsent: 'The page of recharges shows no campaigns.',
    notes:
      'Campaigns that have not begun, are closed or ended 30 days ago are not in it. The bonus of a milestone that the player has reached is in their balance by the time of the answer, once.',
    answer: { schema: listOf(entity('Campaign')) },
  },
  'GET /api/gift-codes/redemptions': {
    id: 'getCodeRedemptions',
    summary: 'The codes that the player typed in for KP, newest first',
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The page of gift codes has no field for a code.',
    answer: { schema: listOf(entity('CodeRedemption')) },
  },
  'POST /api/gift-codes/redemptions': {
    id: 'redeemCode',
    summary:
      'Redeems a code that the player typed in: once for each player, until its day, while it has uses left',
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The page of gift codes has no field for a code.',
    notes:
      'The same call again is no error: it brings nothing more, and its answer says `again`. A 422 has its message under `code`, the same for a code that never was and for one that is over. A 429 that names gReCaptchaToken takes the form with a solved bot check.',
    payload: payload('RedeemCodePayload'),
    answer: { schema: entity('CodeRedemption') },
  },
} as const satisfies Partial<Operations>;
