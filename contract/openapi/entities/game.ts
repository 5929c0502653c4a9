import type {
  AccountZone,
  ActionResult,
  Campaign,
  CampaignMilestone,
  CodeRedemption,
  GameRechargeConfig,
  GiftCode,
  PayableValue,
  Zone,
} from '../../entities';
import { activityStates, campaignTypes, gameIds, zoneStates } from '../../names';
import {
  addition,
  coins,
  flag,
  instant,
  kp,
  listOf,
  number,
  objectOf,
  oneOfOrOther,
  orAbsent,
  orNull,
  text,
  wholeNumber,
} from '../schema';
import { entity, type EntitySchemas } from './entity';

/** Recharges, zones, gift codes and campaigns. */
export const gameEntities = {
  PayableValue: objectOf<PayableValue>({
    credit: kp('Price'),
    coinsReceived: coins('Coins received'),
  }),
  GameRechargeConfig: objectOf<GameRechargeConfig>({
    gameId: addition(
      oneOfOrOther(gameIds, 'The game that the coins are for.'),
      'The portal assumes fsonline.',
    ),
    coinName: text(),
    payableValues: listOf(entity('PayableValue')),
    acceptsExpectedCoins: addition(
      flag('Whether a recharge may contain `expectedCoins`.'),
      'Recharges do not state the price that the player saw.',
    ),
  }),
  Zone: objectOf<Zone>(
    {
      id: wholeNumber('Greater than 0.'),
      name: text(),
      state: orAbsent(
        orNull(oneOfOrOther(zoneStates, 'Players can play only on ACTIVE zones.')),
        'The portal treats the zone as ACTIVE.',
      ),
    },
    'A game server.',
  ),
  AccountZone: objectOf<AccountZone>(
    {
      zone: entity('Zone'),
      leftCoin: coins('Old coin balance'),
      extpoint0: coins('Coins awaiting conversion'),
      extpoint4: number('Accumulation points from card top-ups in month 11.'),
      movingTo: addition(
        entity('Zone'),
        'After a reload, the portal does not show that a migration is in progress.',
      ),
    },
    'A zone on which the player has an account, with the balances left there. A CLOSED zone forces a migration.',
  ),
  GiftCode: objectOf<GiftCode>({
    code: text(),
    title: text(),
    gives: text(),
    zoneName: orAbsent(
      text('The server on which the code can be used.'),
      'The portal shows that the code can be used on every server.',
    ),
    expiresAt: orNull(instant()),
    expiresIn: addition(
      number("Seconds until `expiresAt`, by the host's clock; negative after it."),
      "The portal goes by the player's clock, which may be wrong.",
    ),
    usedAt: orNull(instant()),
  }),
  CodeRedemption: objectOf<CodeRedemption>({
    code: text(),
    title: text(),
    credit: number('KP credited; debt was repaid first.'),
    redeemedAt: instant(),
    again: orAbsent(
      flag('True if the player had already redeemed the code before this call, which credited nothing more.'),
      'The portal treats the code as newly redeemed.',
    ),
  }),
  CampaignMilestone: objectOf<CampaignMilestone>({
    spent: kp('Total to spend on game currency'),
    bonus: number('KP awarded; debt is repaid first.'),
    rewardedAt: orNull(instant('When the player received the reward; null if not yet.')),
  }),
  Campaign: objectOf<Campaign>({
    id: text(),
    type: oneOfOrOther(
      campaignTypes,
      'The spending that counts. accumulate_game_recharge: KP spent on game currency.',
    ),
    state: oneOfOrOther(activityStates, 'closed: the campaign has ended.'),
    title: text('Shown to the player.'),
    startsAt: instant(),
    endsAt: instant(),
    spent: kp('Amount that the player has spent on game currency during the campaign'),
    milestones: listOf(entity('CampaignMilestone'), 'Sorted by `spent`, lowest first.'),
    usedUp: orAbsent(
      flag('True if the campaign has no KP left: milestones not yet reached award nothing.'),
      'The portal assumes that KP are left.',
    ),
  }),
  ActionResult: objectOf<ActionResult>(
    { message: orAbsent(text('Shown to the player.'), 'The portal shows its own success message.') },
    'A body that also contains `errorCode` is a refusal, even with status 200, and so is the body of a migration with `errors`.',
  ),
} satisfies Partial<EntitySchemas>;
