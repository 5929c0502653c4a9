import {
  findDelivery,
  listDeliveries,
  retryNow,
  type DeliveryRow,
} from '../../repositories/operatorDeliveries';
import type { AuditEntry } from '../../repositories/operatorActions';
import { lockWaiting } from '../../repositories/settleDelivery';
import { Refusal, type Command, type Db } from '../command';
import { limited } from '../limited';
import { PROGRAM } from '../programName';
import { facts, printable, table } from '../table';
import { parseChoice } from '../values';
import { limitOption, accessTo, optionalReason, reasonOption } from './lookups';

const SHOWN = 50;
const states = ['pending', 'delivered', 'refused', 'all'] as const;

export const deliveryArg = { name: 'delivery', meaning: 'its id or number, from deliveries list' };

export async function deliveryNamed(db: Db, id: string): Promise<DeliveryRow> {
  const delivery = await findDelivery(db, id);
  if (!delivery)
    throw new Refusal(`There is no delivery ${printable(id)}: see ${PROGRAM} deliveries list --state all.`);
  return delivery;
}

export const accessToDelivery = ({ deliveryId, username }: DeliveryRow, reason?: string): AuditEntry =>
  accessTo(`delivery ${deliveryId}`, { username }, reason);

/** 'The recharge of demo (5000 KP, zone 1), delivery 8c1d…' */
export const describedDelivery = ({ kind, username, kp, zoneId, deliveryId }: DeliveryRow): string =>
  `The ${kind} of ${username} (${kind === 'recharge' ? `${kp} KP, ` : ''}zone ${zoneId}), delivery ${deliveryId}`;

/** Locks the delivery. Throws a Refusal if an attempt may be running, or if the delivery has ended. */
export async function lockPending(trx: Db, delivery: DeliveryRow): Promise<void> {
  const now = await lockWaiting(trx, delivery);
  if (now === 'running')
    throw new Refusal('Nothing was changed: an attempt may be running. Run it again in five seconds.');
  if (now === 'ended') {
    const { state } = await deliveryNamed(trx, delivery.deliveryId);
    throw new Refusal(`${describedDelivery(delivery)}, ended in the meantime: it was ${state}.`);
  }
}

const list: Command = {
  words: 'deliveries list',
  meaning: 'Lists the recharges and migrations that the game servers have not answered, oldest first.',
  options: [
    { name: 'state', value: 'state', meaning: `${states.join(', ')}; default pending` },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'deliveries list', meaning: 'all pending deliveries' },
    { typed: 'deliveries list --state refused', meaning: 'all refused deliveries, which were refunded' },
  ],
  async read(db, input) {
    const state = parseChoice(input.option('state') ?? 'pending', 'state', states);
    const { rows, more, rest } = await limited(input, SHOWN, (most) => listDeliveries(db, state, most));
    return {
      lines: [
        ...table(
          rows,
          {
            STARTED: ({ createdAt }) => createdAt,
            NUMBER: ({ transactionId }) => transactionId,
            DELIVERY: ({ deliveryId }) => deliveryId,
            PLAYER: ({ username }) => username,
            KIND: ({ kind }) => kind,
            ...(state !== 'pending' && { STATE: (row: DeliveryRow) => row.state }),
            KP: ({ kp }) => kp,
            ZONE: ({ zoneId }) => zoneId,
            ATTEMPTS: ({ attempts }) => attempts,
            'LAST ERROR': ({ lastError }) => lastError,
          },
          'None.',
        ),
        ...rest,
      ],
      json: { deliveries: rows, more },
      access: accessTo('deliveries', { state, shown: rows.length }),
    };
  },
};

const show: Command = {
  words: 'deliveries show',
  meaning: 'Shows a recharge or migration, and why it is still pending.',
  args: [deliveryArg],
  examples: [{ typed: 'deliveries show 3', meaning: 'the delivery of transaction 3' }],
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
        Started: delivery.createdAt,
        Attempts: delivery.attempts,
        ...(delivery.state === 'pending' && { 'Next attempt': delivery.nextAttemptAt }),
        Ended: delivery.endedAt,
        'Last error': delivery.lastError,
      }),
      json: { delivery },
      access: accessToDelivery(delivery),
    };
  },
};

const retry: Command = {
  words: 'deliveries retry',
  meaning: 'Retries the delivery now instead of at the next scheduled attempt.',
  details: [
    'A running host does so within a second. The delivery’s id keeps the game server from delivering twice.',
  ],
  args: [deliveryArg],
  options: [reasonOption],
  examples: [{ typed: 'deliveries retry 3', meaning: 'retries the delivery of transaction 3' }],
  async plan(db, input) {
    const delivery = await deliveryNamed(db, input.arg('delivery'));
    const reason = optionalReason(input);
    const access = accessToDelivery(delivery, reason);
    if (delivery.state !== 'pending')
      throw new Refusal(`${describedDelivery(delivery)}, has ended: it was ${delivery.state}.`, access);
    return {
      question: [
        `${describedDelivery(delivery)}, will be retried now. Attempts so far: ${delivery.attempts}.`,
      ],
      access,
      async apply(trx) {
        // A running attempt is recognised by the time of the next one, which this changes.
        await lockPending(trx, delivery);
        await retryNow(trx, delivery);
        return {
          lines: ['A running host will retry it within a second.'],
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
