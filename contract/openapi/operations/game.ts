import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf } from '../schema';

/** Recharges, zones, campaigns and gift codes. */
export const gameOperations = {
  'GET /api/recharge/game': {
    id: 'getRechargeConfig',
    summary: 'Returns the coin amounts for sale and their prices in KP',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: entity('GameRechargeConfig') },
  },
  'POST /api/recharge/game': {
    id: 'rechargeGame',
    summary: 'Buys coins of the game with KP',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    notes:
      'A body with `errorCode` is a refusal even with status 200. `errors` without an `errorCode` do not refuse a recharge: the portal shows what the transaction history says, or else a success.',
    payload: payload('RechargePayload'),
    answer: { schema: entity('ActionResult') },
    idempotent: true,
  },
  'GET /api/zones': {
    id: 'getZones',
    summary: 'Lists the game servers',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: listOf(entity('Zone')) },
  },
  'GET /api/account-zones': {
    id: 'getAccountZones',
    summary: 'Lists the game servers on which the player has an account, with the old balances',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    answer: { schema: listOf(entity('AccountZone')) },
  },
  'POST /api/account-zones': {
    id: 'moveAccount',
    summary: 'Moves the old balances of all CLOSED zones to an ACTIVE zone',
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    notes: 'A body with `errorCode` or `errors` is a refusal even with status 200.',
    payload: payload('AccountZonePayload'),
    answer: { schema: entity('ActionResult') },
    idempotent: true,
  },
  'GET /api/gift-codes': {
    id: 'getGiftCodes',
    summary: "Lists the player's gift codes",
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The page of gift codes shows that there are none.',
    answer: { schema: listOf(entity('GiftCode')) },
  },
  'GET /api/campaigns': {
    id: 'getCampaigns',
    summary: "Lists the current campaigns with the player's progress and the rewards",
    tag: 'game',
    who: 'player',
    screens: ['/recharge'],
    whenAbsent: 'The recharge page shows no campaigns.',
    notes:
      'Leaves out campaigns that have not started, that an operator has closed, or that ended 30 days ago or earlier. The bonus for a reached milestone is credited once, before the response is sent.',
    answer: { schema: listOf(entity('Campaign')) },
  },
  'GET /api/gift-codes/redemptions': {
    id: 'getCodeRedemptions',
    summary: 'Lists the codes that the player has redeemed for KP, newest first',
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The gift code page has no field for a code.',
    answer: { schema: listOf(entity('CodeRedemption')) },
  },
  'POST /api/gift-codes/redemptions': {
    id: 'redeemCode',
    summary: 'Redeems a code for KP: once per player, until it expires or has no uses left',
    tag: 'game',
    who: 'player',
    screens: ['/giftcode'],
    whenAbsent: 'The gift code page has no field for a code.',
    notes:
      'Repeating the call is not an error: it credits nothing more, and the response contains `again: true`. A 422 has its message under `code`; an unknown code and an expired code get the same message. After a 429 whose `errors` name gReCaptchaToken, the portal sends the form again with a solved bot check.',
    payload: payload('RedeemCodePayload'),
    answer: { schema: entity('CodeRedemption') },
  },
} as const satisfies Partial<Operations>;
