import type { CoinDelivery, DeliveryResult, GameServer } from '../../../api-host/gateways/gameServer';

/** How the game server meets a delivery: gives it, refuses it, gives it and is not heard, says nothing. */
export type Manner = 'give' | 'refuse' | 'give unheard' | 'silent';

/**
 * Game servers as docs/gateways.md asks for them, in memory: what they once did with a delivery they never do otherwise. A
 * delivery nobody has decided about is met with silence, so that it does not matter which process asks when.
 */
export class ModelGameServers implements GameServer {
  private readonly manners = new Map<string, Manner>();
  private readonly done = new Map<string, 'delivered' | 'refused'>();
  private readonly given = new Map<string, CoinDelivery[]>();

  /** Decides about deliveries, by their ids; what was given unheard is heard with the next decision. */
  meet(deliveryIds: readonly string[], manner: Manner): void {
    for (const id of deliveryIds) this.manners.set(id, manner);
  }

  /** All that was given to the player, each delivery once. */
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
