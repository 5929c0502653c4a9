/** Of a migration: what moves beside the coins (extpoint0 in the game's smallest unit), and the closed zones it comes from. */
export interface MovedBalances {
  extpoint0: number;
  extpoint4: number;
  fromZones: number[];
}

/** What a game server is asked to do. `coins` in the game's smallest unit. */
export interface CoinDelivery {
  /** Names this delivery for ever: a server that gets it twice gives the coins once and the same answer twice. */
  deliveryId: string;
  gameId: string;
  username: string;
  zoneId: number;
  coins: number;
  /** null: a recharge. Else the coins are no new ones: they and these balances move to the zone. */
  migration: MovedBalances | null;
}

/**
 * 'delivered' and 'refused' are final: a server that once refused a delivery never gives its coins later.
 * Whatever is neither (a time-out, a fault, an answer that can't be read) is 'unknown' and will be asked again.
 */
export type DeliveryResult =
  { status: 'delivered' } | { status: 'refused'; reason: string } | { status: 'unknown'; reason: string };

/** The port to the game servers. Adapters: httpGameServer, sandbox/sandboxGameServer. May throw: that is 'unknown'. */
export interface GameServer {
  deliver(delivery: CoinDelivery, signal: AbortSignal): Promise<DeliveryResult>;
}
