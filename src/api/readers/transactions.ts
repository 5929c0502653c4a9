import {
  defaultGameId,
  gameOf,
  isTopUp,
  kindOf,
  type GamePurchase,
  type HistoryPage,
  type MovedBalances,
  type RelatedTransaction,
  type Transaction,
} from '@portal/contract';
import { newestFirst } from '../../lib/newestFirst';
import { fieldsOf, readInstant, readName, readNumber, readRows, readText } from './json';

/** The coins that a payment bought; null if their number cannot be read. Without `gameId` the game is fsonline (HOST-3). */
function readPurchase(json: unknown): GamePurchase | null {
  const fields = fieldsOf(json);
  const gameId = readText(fields['gameId']) ?? defaultGameId;
  const coin = readNumber(fields['coin']);
  return coin === null
    ? null
    : { gameId, coin, coinName: readText(fields['coinName']) ?? gameOf(gameId).coinName };
}

/** The balances that a migration moved; null if the host does not send any. A missing balance is 0. */
function readMoved(json: unknown): MovedBalances | null {
  const fields = fieldsOf(json);
  if (Object.keys(fields).length === 0) return null;
  return {
    gameId: readText(fields['gameId']) ?? defaultGameId,
    from: readRows(fields['from'], readText, 'from') ?? [],
    leftCoin: readNumber(fields['leftCoin']) ?? 0,
    extpoint0: readNumber(fields['extpoint0']) ?? 0,
    extpoint4: readNumber(fields['extpoint4']) ?? 0,
  };
}

function readPayload(json: unknown): Transaction['payload'] {
  const fields = fieldsOf(json);
  const source = readText(fields['source']);
  const metadata = readPurchase(fields['metadata']);
  const zoneName = readText(fields['zoneName']);
  const moved = readMoved(fields['moved']);
  return {
    ...(source !== null && { source }),
    ...(metadata && { metadata }),
    ...(zoneName !== null && { zoneName }),
    ...(moved && { moved }),
  };
}

function readRelated(json: unknown): RelatedTransaction | null {
  const fields = fieldsOf(json);
  const realValue = readNumber(fields['realValue']);
  return realValue === null
    ? null
    : { id: readText(fields['id']) ?? '', type: readName(fields['type']) ?? '', realValue };
}

/** The contract's currency: VND for top-ups, KP otherwise. */
const currencyOf = (type: string) => (isTopUp({ type }) ? 'VND' : 'KP');

/** KP that were taken have no sign in the contract; other hosts sign their debits. */
const readValue = (json: unknown, type: string): number | null => {
  const value = readNumber(json);
  return value !== null && ['spent', 'recall'].includes(kindOf({ type })) ? Math.abs(value) : value;
};

/**
 * A row of the history; null if it is not an object. A row without an id gets one made of its other fields, so that a recharge can
 * still be identified in the history (GAME-8).
 */
function readTransaction(json: unknown): Transaction | null {
  const fields = fieldsOf(json);
  if (Object.keys(fields).length === 0) return null;
  const type = readName(fields['type']) ?? '';
  const value = readValue(fields['value'], type);
  const updatedAt = readInstant(fields['updatedAt']);
  return {
    id: readText(fields['id']) ?? [type, updatedAt, value].join(' '),
    type,
    status: readName(fields['status'])?.toLowerCase() ?? 'other',
    value,
    currency: readName(fields['currency'])?.toUpperCase() ?? currencyOf(type),
    updatedAt,
    payload: readPayload(fields['payload']),
    relatedTransactions: readRows(fields['relatedTransactions'], readRelated, 'relatedTransactions') ?? [],
  };
}

/**
 * GET /api/transaction-history, newest first, since requirements §7 promise no order; null if the answer is not a list, since an empty
 * history would mean that no KP were spent.
 */
export function readTransactions(json: unknown): Transaction[] | null {
  const rows = readRows(json, readTransaction, 'transaction-history');
  return rows && newestFirst(rows);
}

/** A page of GET /api/transaction-history/pages; null if the answer is not a page, as on a host without this endpoint (HOST-4). */
export function readHistoryPage(json: unknown): HistoryPage | null {
  const fields = fieldsOf(json);
  const transactions = readTransactions(fields['transactions']);
  return (
    transactions && {
      transactions,
      next: readText(fields['next']),
      ...(fields['offersFile'] === true && { offersFile: true }),
    }
  );
}
