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

const smallestUnit = "in the game's smallest unit (hundredths for fsonline)";

/** Recharges, zones, gift codes and campaigns. */
export const gameEntities = {
  PayableValue: objectOf<PayableValue>({
    credit: kp('The cost'),
    coinsReceived: number(`Coins, ${smallestUnit}.`),
  }),
  GameRechargeConfig: objectOf<GameRechargeConfig>({
    gameId: addition(oneOfOrOther(gameIds, 'The game that is recharged.'), 'The game is fsonline.'),
    coinName: text(),
    payableValues: listOf(entity('PayableValue')),
    acceptsExpectedCoins: addition(
      flag('Whether a recharge may carry `expectedCoins`.'),
      'A recharge does not say which price the player saw.',
    ),
  }),
  Zone: objectOf<Zone>(
    {
      id: wholeNumber('Above 0.'),
      name: text(),
      state: orAbsent(
        orNull(oneOfOrOther(zoneStates, 'Only an ACTIVE zone can be played.')),
        'Every zone of the list can be played.',
      ),
    },
    'A game server.',
  ),
  AccountZone: objectOf<AccountZone>(
    {
      zone: entity('Zone'),
      leftCoin: number(`Old balance, ${smallestUnit}.`),
      extpoint0: number(`Coins awaiting conversion, ${smallestUnit}.`),
      extpoint4: number('Accumulation points of card top-ups.'),
      movingTo: addition(entity('Zone'), 'A migration under way is not shown as such after a reload.'),
    },
    'A zone on which the player has an account. One whose zone is CLOSED forces a migration.',
  ),
  GiftCode: objectOf<GiftCode>({
    code: text(),
    title: text(),
    gives: text(),
    zoneName: orAbsent(text('Where it can be used.'), 'It can be used on every server.'),
    expiresAt: orNull(instant()),
    usedAt: orNull(instant()),
  }),
  CodeRedemption: objectOf<CodeRedemption>({
    code: text(),
    title: text(),
    credit: number('KP that it brought; debt was repaid first.'),
    redeemedAt: instant(),
    again: orAbsent(
      flag('The player had redeemed it before this call, which brought nothing more.'),
      'It was redeemed just now.',
    ),
  }),
  CampaignMilestone: objectOf<CampaignMilestone>({
    spent: kp('To be spent on game currency in all'),
    bonus: kp('What it gives; debt is repaid first'),
    rewardedAt: orNull(instant('When the player got it; null: not yet.')),
  }),
  Campaign: objectOf<Campaign>({
    id: text(),
    type: oneOfOrOther(campaignTypes, 'What counts: here what is spent on game currency.'),
    state: oneOfOrOther(activityStates, 'closed: its time is over.'),
    title: text('Shown to the player.'),
    startsAt: instant(),
    endsAt: instant(),
    spent: kp('What the player has spent on game currency within its time'),
    milestones: listOf(entity('CampaignMilestone'), 'By what is to be spent, the least first.'),
    usedUp: orAbsent(
      flag('Its KP are used up: milestones that were not reached give nothing any more.'),
      'There are KP left.',
    ),
  }),
  ActionResult: objectOf<ActionResult>(
    { message: orAbsent(text('Shown to the player.'), 'The portal words the success itself.') },
    'An `errorCode` or `errors` beside it makes it a refusal, also with status 200.',
  ),
} satisfies Partial<EntitySchemas>;
