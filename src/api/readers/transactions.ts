import {
  defaultGameId,
  gameOf,
  type GamePurchase,
  type HistoryPage,
  type MovedBalances,
  type RelatedTransaction,
  type Transaction,
} from '@portal/contract';
import { fieldsOf, readInstant, readName, readNumber, readRows, readText } from './json';

/** What a payment bought; null when its coins cannot be read. Without `gameId` the game is fsonline (HOST-3). */
function readPurchase(json: unknown): GamePurchase | null {
  const fields = fieldsOf(json);
  const gameId = readText(fields['gameId']) ?? defaultGameId;
  const coin = readNumber(fields['coin']);
  return coin === null
    ? null
    : { gameId, coin, coinName: readText(fields['coinName']) ?? gameOf(gameId).coinName };
}

/** What a migration moved; null where the host does not say it. Balances that it does not send are 0. */
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
const currencyOf = (type: string) => (type.startsWith('topup.') ? 'VND' : 'KP');

/**
 * A row of the history; null if it is no object. A row without an id gets one from its other fields, so that a recharge is
 * still found in it (GAME-8).
 */
function readTransaction(json: unknown): Transaction | null {
  const fields = fieldsOf(json);
  if (Object.keys(fields).length === 0) return null;
  const type = readName(fields['type']) ?? '';
  const value = readNumber(fields['value']);
  const updatedAt = readInstant(fields['updatedAt']);
  return {
    id: readText(fields['id']) ?? [type, updatedAt, value].join(' '),
    type,
    status: readName(fields['status']) ?? 'other',
    value,
    currency: readName(fields['currency'])?.toUpperCase() ?? currencyOf(type),
    updatedAt,
    payload: readPayload(fields['payload']),
    relatedTransactions: readRows(fields['relatedTransactions'], readRelated, 'relatedTransactions') ?? [],
  };
}

/** GET /api/transaction-history; null if it is no list, since an empty history would say that no KP were spent. */
export const readTransactions = (json: unknown): Transaction[] | null =>
  readRows(json, readTransaction, 'transaction-history');

/** A page of GET /api/transaction-history/pages; null if it is none, which a host without pages may answer (HOST-4). */
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
