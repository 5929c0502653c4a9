import type { CoinDelivery, DeliveryResult, GameServer } from '../../../api-host/gateways/gameServer';

/** How the game server handles a delivery: delivers, refuses, delivers but its response is lost, or never responds. */
export type Manner = 'give' | 'refuse' | 'give unheard' | 'silent';

/**
 * Game servers as specified in docs/gateways.md, in memory: they never change what they did with a delivery. Undecided deliveries get no
 * response, so that it does not matter which process asks when.
 */
export class ModelGameServers implements GameServer {
  private readonly manners = new Map<string, Manner>();
  private readonly done = new Map<string, 'delivered' | 'refused'>();
  private readonly given = new Map<string, CoinDelivery[]>();

  /** Decides deliveries, by id; a delivery whose response was lost is reported with the next decision. */
  meet(deliveryIds: readonly string[], manner: Manner): void {
    for (const id of deliveryIds) this.manners.set(id, manner);
  }

  /** Everything delivered to the player, each delivery once. */
  givenTo(username: string): readonly CoinDelivery[] {
    return this.given.get(username) ?? [];
  }

  async deliver(delivery: CoinDelivery): Promise<DeliveryResult> {
    const manner = this.manners.get(delivery.deliveryId) ?? 'silent';
    if (manner !== 'silent' && !this.done.has(delivery.deliveryId)) this.decide(delivery, manner);
    const done = this.done.get(delivery.deliveryId);
    if (!done || manner === 'silent' || manner === 'give unheard')
      return { status: 'unknown', reason: 'nobody heard anything' };
    return done === 'refused' ? { status: 'refused', reason: 'no' } : { status: 'delivered' };
  }

  private decide(delivery: CoinDelivery, manner: Manner): void {
    this.done.set(delivery.deliveryId, manner === 'refuse' ? 'refused' : 'delivered');
    if (manner !== 'refuse')
      this.given.set(delivery.username, [...this.givenTo(delivery.username), delivery]);
  }
}
