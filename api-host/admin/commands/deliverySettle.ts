import { balanceOf } from '../../repositories/operatorPlayers';
import { settleDelivery } from '../../repositories/settleDelivery';
import { Refusal, UsageError, type ChangeCommand } from '../command';
import { PROGRAM } from '../programName';
import { printable } from '../table';
import { parseReason } from '../values';
import { deliveryArg, deliveryNamed, describedDelivery, lockPending } from './deliveries';
import { balanceText } from './lookups';
import type { DeliveryRow } from '../../repositories/operatorDeliveries';

const outcomes = ['delivered', 'refused'] as const;

/** The question for the operator: only the game's records show what happened there. */
const question = (delivery: DeliveryRow, outcome: (typeof outcomes)[number]): string[] => [
  `${describedDelivery(delivery)} ends as ${outcome}.`,
  outcome === 'delivered'
    ? 'Nothing is refunded: make sure in the game that it has arrived.'
    : `${delivery.kind === 'recharge' ? `${delivery.kp} KP are` : 'The old balances are'} given back: make sure in the game that it has not arrived, and never will.`,
];

const settle: ChangeCommand = {
  words: 'deliveries settle',
  meaning: 'Ends a recharge or migration by hand: delivered, or refused and given back.',
  details: [
    'For one that the game server will never answer. The game must say first what has happened to the delivery’s id. It is refunded once, as if the game server had refused it.',
  ],
  args: [deliveryArg, { name: 'outcome', meaning: outcomes.join(' or ') }],
  options: [{ name: 'reason', value: 'text', meaning: 'how you know, for the audit', required: true }],
  examples: [
    {
      typed: 'deliveries settle 3 refused --reason "zone 1 never got it, ticket 830"',
      meaning: 'the KP come back',
    },
  ],
  async plan(db, input) {
    const typed = input.arg('outcome');
    const outcome = outcomes.find((known) => known === typed);
    if (!outcome)
      throw new UsageError(`"${printable(typed)}" is no outcome: write ${outcomes.join(' or ')}.`);
    const delivery = await deliveryNamed(db, input.arg('delivery'));
    const reason = parseReason(input.required('reason'));
    const { username, kp, kind, state } = delivery;
    if (state !== 'pending')
      throw new Refusal(
        `${describedDelivery(delivery)} has ended: it was ${state}. For a mistake, see ${PROGRAM} refund --help.`,
      );
    const gives = outcome === 'refused' && kind === 'recharge';
    return {
      ...(gives && { moves: { kp, username, reason } }),
      question: question(delivery, outcome),
      async apply(trx) {
        await lockPending(trx, delivery);
        await settleDelivery(trx, delivery, outcome, reason);
        const balance = await balanceOf(trx, delivery.playerId);
        return {
          lines: [`It was ${outcome}. ${username} now has ${balanceText(balance)}.`],
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
