import type {
  GamePurchase,
  HistoryPage,
  MovedBalances,
  RelatedTransaction,
  Transaction,
} from '@portal/contract';
import { readHistoryPage, readTransactions } from '../../../src/api/readers/transactions';
import { migrationFixture, payFixture, topUpFixture } from '../../fixtures/transactions';
import { isText, isNumber, isInstant, isObject, orNull, orAbsent, subject } from './subject';

const topUp = topUpFixture();
const rowOf = (json: unknown) => readTransactions([json])?.[0];

/** History data: the fields of each entity (HOST-2). */
export const historyFields = [
  subject<Transaction>({
    name: 'Transaction',
    sample: topUp,
    read: rowOf,
    needs: [],
    checks: {
      id: (value) => isText(value) && value !== '',
      type: isText,
      status: isText,
      value: orNull(isNumber),
      currency: isText,
      updatedAt: orNull(isInstant),
      payload: isObject,
      relatedTransactions: Array.isArray,
    },
  }),
  subject<RelatedTransaction>({
    name: 'RelatedTransaction',
    sample: topUp.relatedTransactions[0]!,
    read: (json) => rowOf({ ...topUp, relatedTransactions: [json] })?.relatedTransactions[0],
    needs: ['realValue'],
    checks: { id: isText, type: isText, realValue: isNumber },
  }),
  subject<Transaction['payload']>({
    name: 'payload',
    sample: {
      source: 'momo',
      metadata: { gameId: 'fsonline', coin: 1, coinName: 'Xu' },
      zoneName: 'S1',
      moved: migrationFixture().payload.moved!,
    },
    read: (json) => rowOf({ ...topUp, payload: json })?.payload,
    needs: [],
    checks: {
      source: orAbsent(isText),
      metadata: orAbsent(isObject),
      zoneName: orAbsent(isText),
      moved: orAbsent(isObject),
    },
  }),
  subject<MovedBalances>({
    name: 'moved',
    sample: migrationFixture().payload.moved!,
    read: (json) => rowOf({ ...topUp, payload: { moved: json } })?.payload.moved,
    needs: [],
    checks: {
      gameId: isText,
      from: Array.isArray,
      leftCoin: isNumber,
      extpoint0: isNumber,
      extpoint4: isNumber,
    },
  }),
  subject<HistoryPage>({
    name: 'HistoryPage',
    sample: { transactions: [topUp], next: '100', offersFile: true },
    read: readHistoryPage,
    needs: ['transactions'],
    checks: {
      transactions: Array.isArray,
      next: orNull(isText),
      offersFile: orAbsent((value) => value === true),
    },
  }),
  subject<GamePurchase>({
    name: 'metadata',
    sample: payFixture().payload.metadata!,
    read: (json) => rowOf(payFixture({ payload: { metadata: json as GamePurchase } }))?.payload.metadata,
    needs: ['coin'],
    checks: { gameId: isText, coin: isNumber, coinName: isText },
  }),
];
