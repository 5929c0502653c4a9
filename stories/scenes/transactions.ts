import { HttpResponse } from 'msw';
import { paths, transactionTypes } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { receiptTexts } from '../../src/features/transactions/receipt/texts';
import { transactionTexts as texts } from '../../src/features/transactions/texts';
import { emptyHistoryTexts as emptyTexts } from '../../src/features/transactions/textsEmpty';
import { transactionFilterTexts as filterTexts } from '../../src/features/transactions/textsFilters';
import { olderTransactionTexts as olderTexts } from '../../src/features/transactions/textsOlder';
import { migrationFixture, payFixture, refundFixture, topUpFixture } from '../../tests/fixtures/transactions';
import { answering, broken, hanging } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import { dialog, pressing } from '../support/acts';
import { userFixture } from '../../tests/fixtures/users';
import { scenesOf } from '../support/scenes';
import { readEarlier, wentOffline } from './lastRead';
import { HUGE } from './players';

const statuses = ['pending', 'success', 'failed', 'other'] as const;

const everyType = [...transactionTypes, 'credit.mystery'].map((type, index) =>
  payFixture({
    id: String(index),
    type,
    status: statuses[index % statuses.length] ?? 'other',
    currency: type.startsWith('topup') ? 'VND' : 'KP',
    ...(type !== 'credit.pay' && { payload: {} }),
  }),
);

const huge = topUpFixture({
  value: HUGE,
  payload: { source: 'Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh' },
  relatedTransactions: [{ id: '1', type: 'credit.recharge', realValue: HUGE }],
});

const refunded = [
  refundFixture(),
  payFixture({
    status: 'failed',
    payload: { ...payFixture().payload, zoneName: 'S2 Long Thành' },
    relatedTransactions: [{ id: '202', type: 'credit.refund', realValue: 20_000 }],
  }),
  payFixture({
    id: '200',
    status: 'pending',
    payload: { ...payFixture().payload, zoneName: 'S1 Thiên Long' },
  }),
  payFixture({ id: '199', type: 'credit.recall', value: 700, payload: {} }),
];

/** More than two pages of transactions, with a migration among the newest. */
const many = [
  ...refunded,
  migrationFixture(),
  ...Array.from({ length: 36 }, (_, index) =>
    topUpFixture({
      id: `older-${index}`,
      value: index === 20 ? 123_000 : 200_000,
      updatedAt: '2026-10-02T02:30:00.000Z',
    }),
  ),
];

/** The newest page of the history arrives, older ones do not. */
const olderBroken = answer('get', paths.historyPages, ({ request }) =>
  new URL(request.url).searchParams.has('before') ? new HttpResponse(null, { status: 503 }) : undefined,
);

/** /transactions and the receipts (TX-1..3). */
export const transactionsScenes = scenesOf<'Transactions'>(
  { path: '/transactions' },
  {
    TopUpAndPurchase: { shows: texts['transactions.caption'] },
    Loading: { answers: [hanging(paths.transactionHistory)], shows: texts['transactions.loading'] },
    Offline: { answers: [broken(paths.transactionHistory)], shows: apiTexts['api.offline'] },
    ReadOffline: {
      actions: [...readEarlier(userFixture(), [topUpFixture(), payFixture()]), wentOffline],
      answers: [broken(paths.me), broken(paths.transactionHistory)],
      shows: /Lịch sử giao dịch cập nhật lúc 20:14 ngày 21\/11\/2026/,
    },
    ServerError: {
      answers: [answering(paths.transactionHistory, 'get', 500)],
      shows: apiTexts['api.server'],
    },
    Empty: { host: { history: [] }, shows: emptyTexts['emptyHistory.title'] },
    EveryTypeAndStatus: { host: { history: everyType }, shows: texts['transactions.unknown'] },
    FifteenRows: {
      host: { history: Array.from({ length: 15 }, (_, index) => topUpFixture({ id: String(index) })) },
      shows: texts['transactions.caption'],
    },
    RefundAndRecall: { host: { history: refunded }, shows: texts['transactions.see.refund'] },
    PagesAndMigration: {
      host: { history: many.slice(0, 15), pages: many },
      shows: olderTexts['olderHistory.more'],
    },
    OlderLoaded: {
      host: { history: many.slice(0, 15), pages: many },
      play: pressing(olderTexts['olderHistory.more']),
      shows: /123\.000/,
    },
    OlderFailed: {
      host: { history: many.slice(0, 15), pages: many },
      answers: [olderBroken],
      play: pressing(olderTexts['olderHistory.more']),
      shows: /^Chưa tải được giao dịch cũ hơn/,
    },
    Filtered: { path: '/transactions?kind=spent', shows: 'Đang hiện 1 trong 2 giao dịch.' },
    FilteredEmpty: {
      path: '/transactions?status=failed',
      shows: filterTexts['historyFilter.noneOfThese'],
    },
    HugeAndLong: { host: { history: [huge] }, shows: /9\.007\.199\.254\.740\.991/ },
    Receipt: { path: '/transactions/101', shows: receiptTexts['receipt.issuer'] },
    ReceiptOfPurchase: { path: '/transactions/201', shows: receiptTexts['receipt.issuer'] },
    ReceiptOfRefund: {
      path: '/transactions/202',
      host: { history: refunded },
      shows: texts['transactions.see.spent'],
    },
    ReceiptOfMigration: {
      path: '/transactions/301',
      host: { pages: many },
      shows: receiptTexts['receipt.issuer'],
    },
    ReceiptHuge: {
      path: '/transactions/101',
      host: { history: [huge] },
      shows: receiptTexts['receipt.issuer'],
    },
    ReceiptLoading: {
      path: '/transactions/301',
      answers: [hanging(paths.historyPages)],
      shows: receiptTexts['receipt.loading'],
    },
    ReceiptFailed: {
      path: '/transactions/301',
      answers: [answering(paths.historyPages, 'get', 503)],
      shows: apiTexts['api.server'],
    },
    ReceiptMissing: { path: '/transactions/404', shows: receiptTexts['receipt.missing'] },
    ReceiptCopied: {
      path: '/transactions/101',
      play: pressing(receiptTexts['receipt.copy'], dialog),
      shows: receiptTexts['receipt.copied'],
    },
  },
);
