import type { Open } from './entities';
import type { migrationType } from './movement';
import type { TransactionStatus, TransactionType } from './names';

/**
 * One event of GET /api/events (server-sent events, an addition to requirements §7): a hint that a transaction
 * of the signed-in player is new or has changed its status. It contains no amounts; the data comes from the other calls.
 */
export interface MoneyEvent {
  transactionId: string;
  type: Open<TransactionType | typeof migrationType>;
  status: Open<TransactionStatus>;
}

/** Names of the stream's events: 'ready' when it starts (data `{}`), 'money' with a MoneyEvent as its data. */
export const streamEvents = { ready: 'ready', money: 'money' } as const;
