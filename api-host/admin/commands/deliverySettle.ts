import { balanceOf } from '../../repositories/operatorPlayers';
import { settleDelivery } from '../../repositories/settleDelivery';
import { Refusal, type ChangeCommand } from '../command';
import { PROGRAM } from '../programName';
import { parseChoice, parseReason } from '../values';
import { accessToDelivery, deliveryArg, deliveryNamed, describedDelivery, lockPending } from './deliveries';
import { balanceText, neededReason } from './lookups';
import type { DeliveryRow } from '../../repositories/operatorDeliveries';

const outcomes = ['delivered', 'refused'] as const;

/** The question for the operator: only the game's records show whether the delivery arrived. */
const question = (delivery: DeliveryRow, outcome: (typeof outcomes)[number]): string[] => [
  `${describedDelivery(delivery)}: this settles it as ${outcome}.`,
  outcome === 'delivered'
    ? 'Nothing is refunded: make sure that it has arrived in the game.'
    : `${delivery.kind === 'recharge' ? `${delivery.kp} KP are refunded` : 'The old balances are given back'}: make sure that it has not arrived in the game, and never will.`,
];

const settle: ChangeCommand = {
  words: 'deliveries settle',
  meaning: 'Ends a recharge or migration manually: as delivered, or as refused and refunded.',
  details: [
    'Use this for a delivery that the game server will never answer. First ask the game’s staff what happened to its id. The refund is the same as after a refusal by the game server, and happens once.',
  ],
  args: [deliveryArg, { name: 'outcome', meaning: outcomes.join(' or ') }],
  options: [{ ...neededReason, meaning: 'how you know, for the audit' }],
  examples: [
    {
      typed: 'deliveries settle 3 refused --reason "zone 1 never got it, ticket 830"',
      meaning: 'the player gets the KP back',
    },
  ],
  async plan(db, input) {
    const outcome = parseChoice(input.arg('outcome'), 'outcome', outcomes);
    const delivery = await deliveryNamed(db, input.arg('delivery'));
    const reason = parseReason(input.required('reason'));
    const { username, kp, kind, state } = delivery;
    const access = accessToDelivery(delivery, reason);
    if (state !== 'pending')
      throw new Refusal(
        `${describedDelivery(delivery)}, has ended: it was ${state}. To correct a mistake, see ${PROGRAM} refund --help.`,
        access,
      );
    const gives = outcome === 'refused' && kind === 'recharge';
    return {
      ...(gives && { moves: { kp, username, reason } }),
      question: question(delivery, outcome),
      access,
      async apply(trx) {
        await lockPending(trx, delivery);
        await settleDelivery(trx, delivery, outcome, reason);
        const balance = await balanceOf(trx, delivery.playerId);
        return {
          lines: [`Settled as ${outcome}. ${username} now has ${balanceText(balance)}.`],
          json: { deliveryId: delivery.deliveryId, state: outcome, username, ...balance },
          audit: {
            ...{ target: `delivery ${delivery.deliveryId}`, reason },
            before: { state, attempts: delivery.attempts },
            after: { state: outcome, username, ...(gives && { kp }), ...balance },
          },
        };
      },
    };
  },
};

export const deliverySettleCommands = [settle];
