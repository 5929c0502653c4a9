import type { CoinDelivery, DeliveryAnswer, GameServer } from '../../../api-host/gateways/gameServer';

/** How the game server meets what it is asked for: gives it, refuses it, gives it and is not heard, says nothing. */
export type Manner = 'give' | 'refuse' | 'give unheard' | 'silent';

/** Game servers as docs/gateways.md asks for them, in memory: what they once said of a delivery they say for ever. */
export class ModelGameServers implements GameServer {
  private readonly said = new Map<string, DeliveryAnswer>();
  private readonly manners = new Map<string, Manner>();
  private readonly given = new Map<string, CoinDelivery[]>();

  /** How the player's deliveries that were not answered yet are met from now on; 'silent' to begin with. */
  meet(username: string, manner: Manner): void {
    this.manners.set(username, manner);
  }

  /** All that was given to the player, each delivery once. */
  givenTo(username: string): readonly CoinDelivery[] {
    return this.given.get(username) ?? [];
  }

  async deliver(delivery: CoinDelivery): Promise<DeliveryAnswer> {
    const known = this.said.get(delivery.deliveryId);
    if (known) return known;
    const manner = this.manners.get(delivery.username) ?? 'silent';
    if (manner === 'silent') return { status: 'unknown', reason: 'silence' };
    if (manner === 'refuse') return this.say(delivery, { status: 'refused', reason: 'no' });
    this.given.set(delivery.username, [...this.givenTo(delivery.username), delivery]);
    this.say(delivery, { status: 'delivered' });
    return manner === 'give' ? { status: 'delivered' } : { status: 'unknown', reason: 'nobody heard' };
  }

  private say(delivery: CoinDelivery, answer: DeliveryAnswer): DeliveryAnswer {
    this.said.set(delivery.deliveryId, answer);
    return answer;
  }
}
