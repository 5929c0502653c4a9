import {
  findDelivery,
  listDeliveries,
  retryNow,
  type DeliveryRow,
} from '../../repositories/operatorDeliveries';
import { lockWaiting } from '../../repositories/settleDelivery';
import { Refusal, UsageError, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { facts, printable, table } from '../table';
import { parseLimit } from '../values';
import { lookedAt, optionalReason, reasonOption } from './lookups';

const SHOWN = 50;
const states = ['pending', 'delivered', 'refused', 'all'] as const;

export const deliveryArg = { name: 'delivery', meaning: 'its id or number, as in the list' };

export async function deliveryNamed(db: Db, id: string): Promise<DeliveryRow> {
  const delivery = await findDelivery(db, id);
  if (!delivery)
    throw new Refusal(`There is no delivery ${printable(id)}: see ${PROGRAM} deliveries list --state all.`);
  return delivery;
}

/** 'The recharge of demo (5000 KP, zone 1), delivery 8c1d…' */
export const describedDelivery = ({ kind, username, kp, zoneId, deliveryId }: DeliveryRow): string =>
  `The ${kind} of ${username} (${kind === 'recharge' ? `${kp} KP, ` : ''}zone ${zoneId}), delivery ${deliveryId}`;

/** Locks the delivery. Throws a Refusal if an attempt may be running or the delivery has ended. */
export async function lockPending(trx: Db, delivery: DeliveryRow): Promise<void> {
  const now = await lockWaiting(trx, delivery);
  if (now === 'running')
    throw new Refusal('Nothing was changed: an attempt may be running. Run it again in five seconds.');
  if (now === 'ended') {
    const { state } = await deliveryNamed(trx, delivery.deliveryId);
    throw new Refusal(`${describedDelivery(delivery)} has ended meanwhile: it was ${state}.`);
  }
}

const list: Command = {
  words: 'deliveries list',
  meaning: 'Lists what the game servers have not answered yet, oldest first: recharges and migrations.',
  options: [
    { name: 'state', value: 'state', meaning: `${states.join(', ')}; otherwise pending` },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'deliveries list', meaning: 'what waits' },
    { typed: 'deliveries list --state refused', meaning: 'what was refunded' },
  ],
  async read(db, input) {
    const typed = input.option('state') ?? 'pending';
    const state = states.find((known) => known === typed);
    if (!state) throw new UsageError(`"${printable(typed)}" is no state: write one of ${states.join(', ')}.`);
    const deliveries = await listDeliveries(db, state, parseLimit(input.option('limit'), SHOWN));
    return {
      lines: table(
        deliveries,
        {
          BEGUN: ({ createdAt }) => createdAt,
          NUMBER: ({ transactionId }) => transactionId,
          DELIVERY: ({ deliveryId }) => deliveryId,
          PLAYER: ({ username }) => username,
          KIND: ({ kind }) => kind,
          ...(state !== 'pending' && { STATE: (row: DeliveryRow) => row.state }),
          KP: ({ kp }) => kp,
          ZONE: ({ zoneId }) => zoneId,
          TRIES: ({ attempts }) => attempts,
          'LAST ERROR': ({ lastError }) => lastError,
        },
        'None.',
      ),
      json: { deliveries },
      look: lookedAt('deliveries', { state, shown: deliveries.length }),
    };
  },
};

const show: Command = {
  words: 'deliveries show',
  meaning: 'Shows a recharge or migration, and why it has not ended.',
  args: [deliveryArg],
  examples: [{ typed: 'deliveries show 3', meaning: 'that of transaction 3' }],
  async read(db, input) {
    const delivery = await deliveryNamed(db, input.arg('delivery'));
    return {
      lines: facts({
        Delivery: delivery.deliveryId,
        Number: delivery.transactionId,
        Player: delivery.username,
        Kind: delivery.kind,
        State: delivery.state,
        'Paid (KP)': delivery.kp,
        'Coins (smallest unit)': delivery.coins,
        Zone: delivery.zoneId,
        Begun: delivery.createdAt,
        Tries: delivery.attempts,
        ...(delivery.state === 'pending' && { 'Next try': delivery.nextAttemptAt }),
        Ended: delivery.endedAt,
        'Last error': delivery.lastError,
      }),
      json: { delivery },
      look: lookedAt(`delivery ${delivery.deliveryId}`, { username: delivery.username }),
    };
  },
};

const retry: Command = {
  words: 'deliveries retry',
  meaning: 'Asks the game server again now, instead of at the next pause’s end.',
  details: [
    'A running host does it within a second. It never delivers twice: the game server knows the delivery’s id.',
  ],
  args: [deliveryArg],
  options: [reasonOption],
  examples: [{ typed: 'deliveries retry 3', meaning: 'at once' }],
  async plan(db, input) {
    const delivery = await deliveryNamed(db, input.arg('delivery'));
    const reason = optionalReason(input);
    if (delivery.state !== 'pending')
      throw new Refusal(`${describedDelivery(delivery)} has ended: it was ${delivery.state}.`);
    return {
      question: [`${describedDelivery(delivery)} is tried again now. Tries so far: ${delivery.attempts}.`],
      async apply(trx) {
        // A running attempt is recognised by the time of the next one, which this changes.
        await lockPending(trx, delivery);
        await retryNow(trx, delivery);
        return {
          lines: ['A host tries it at once.'],
          json: { deliveryId: delivery.deliveryId },
          audit: {
            ...{ target: `delivery ${delivery.deliveryId}`, reason },
            before: { attempts: delivery.attempts },
            after: { retried: true, username: delivery.username },
          },
        };
      },
    };
  },
};

export const deliveryCommands = [list, show, retry];
