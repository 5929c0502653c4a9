/** The balances that a migration moves besides the coins (extpoint0 in the game's smallest unit), and the closed zones they come from. */
export interface MovedBalances {
  extpoint0: number;
  extpoint4: number;
  fromZones: number[];
}

/** A delivery as a game server is asked to carry it out. `coins` in the game's smallest unit. */
export interface CoinDelivery {
  /** Identifies this delivery permanently: a server that receives it twice gives the coins once and the same answer twice. */
  deliveryId: string;
  gameId: string;
  username: string;
  zoneId: number;
  coins: number;
  /** null: a recharge. Otherwise no coins are created: the existing coins and these balances move to the zone. */
  migration: MovedBalances | null;
}

/**
 * 'delivered' and 'refused' are final: a server that once refused a delivery never gives its coins later.
 * Everything else (a timeout, a fault, an unreadable answer) is 'unknown' and is retried.
 */
export type DeliveryResult =
  | { status: 'delivered' }
  | { status: 'refused'; reason: string }
  | { status: 'unknown'; reason: string };

/** The port to the game servers. Adapters: httpGameServer, sandbox/sandboxGameServer. An exception counts as 'unknown'. */
export interface GameServer {
  deliver(delivery: CoinDelivery, signal: AbortSignal): Promise<DeliveryResult>;
}
