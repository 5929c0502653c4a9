import type { Open } from './entities';
import type { TransactionStatus, TransactionType } from './names';

/** Of old balances that move to another zone there is no line in the history, only this hint (docs/decisions/0020). */
export const migrationType = 'account.migration';

/**
 * One event of GET /api/events (server-sent events, an addition to requirements §7): a hint that money of the signed-in player moved,
 * by its transaction. The same transaction comes again when its status changes. What is true stands in the other calls.
 */
export interface MoneyEvent {
  transactionId: string;
  type: Open<TransactionType | typeof migrationType>;
  status: Open<TransactionStatus>;
}

/** Names of the stream's events: 'ready' when it begins (data `{}`), 'money' with a MoneyEvent as its data. */
export const streamEvents = { ready: 'ready', money: 'money' } as const;
