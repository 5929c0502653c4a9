import { limits } from '../../limits';
import { streamEvents } from '../../moneyEvents';
import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf, text } from '../schema';

/** Top-ups, transfer claims, and every movement of KP. */
export const moneyOperations = {
  'GET /api/transaction-history': {
    id: 'getHistory',
    summary: "Lists the player's most recent transactions",
    tag: 'money',
    who: 'player',
    screens: ['/transactions', '/recharge', '/payment'],
    notes:
      'Must contain a recharge as soon as it has been charged: if a response is lost, the portal checks here whether the recharge was charged.',
    answer: {
      schema: listOf(entity('Transaction')),
      description: `Newest first; the portal shows the ${limits.historyLength} most recent.`,
    },
  },
  'GET /api/transaction-history/pages': {
    id: 'getHistoryPages',
    summary: "Lists the player's transactions page by page, including migrations (account.migration)",
    tag: 'money',
    who: 'player',
    screens: ['/transactions'],
    whenAbsent: `The history shows only the ${limits.historyLength} most recent transactions, without migrations.`,
    notes:
      'The pages must be sorted by a key that never changes, so that each transaction is on exactly one page even while new ones arrive.',
    parameters: [
      {
        name: 'before',
        in: 'query',
        description: '`next` of the previous page. Without it, the newest page is returned.',
        schema: text(),
      },
      {
        name: 'id',
        in: 'query',
        description: 'Returns only the transaction with this id: a page with one entry or none.',
        schema: text(),
      },
    ],
    answer: { schema: entity('HistoryPage'), description: 'Newest first.' },
    refusals: { 422: '`before` is not the `next` of a page.' },
  },
  'GET /api/transaction-history/file': {
    id: 'downloadHistory',
    summary: "Returns all of the player's transactions as a CSV file",
    tag: 'money',
    who: 'player',
    screens: ['/transactions'],
    whenAbsent: 'The portal does not offer the file.',
    notes:
      'The portal links to the file if a page of the history has `offersFile: true`. The browser follows the link with the session cookie but without X-Requested-With, and the download may take longer than 5000 ms.',
    answer: {
      schema: text(),
      mediaType: 'text/csv',
      description:
        'An attachment in UTF-8 with a byte order mark, so that spreadsheet programs read Vietnamese correctly.',
    },
  },
  'GET /api/payment-methods': {
    id: 'getPaymentMethods',
    summary: 'Lists the banks, e-wallets and cards that accept top-ups',
    tag: 'money',
    who: 'player',
    screens: ['/payment'],
    answer: { schema: entity('PaymentMethods') },
  },
  'GET /api/transfer-claims': {
    id: 'getTransferClaims',
    summary: "Lists the player's claims about transfers that were not credited, newest first",
    tag: 'money',
    who: 'player',
    screens: ['/transfer-claims', '/transactions', '/support'],
    whenAbsent: 'The portal does not offer to claim a transfer that was not credited.',
    answer: { schema: listOf(entity('TransferClaim')) },
  },
  'POST /api/transfer-claims': {
    id: 'claimTransfer',
    summary: 'Claims that a transfer was not credited',
    tag: 'money',
    who: 'player',
    screens: ['/transfer-claims'],
    whenAbsent: 'The portal does not offer to claim a transfer that was not credited.',
    notes:
      'The response must not reveal whether such a transfer is known. KP credited for a claim arrive like any other top-up.',
    payload: payload('TransferClaimPayload'),
    answer: { schema: entity('TransferClaim') },
  },
  'GET /api/events': {
    id: 'streamMoneyEvents',
    summary: "Streams hints that the player's money has moved, as server-sent events",
    tag: 'money',
    who: 'player',
    screens: ['every screen'],
    whenAbsent:
      'While /payment is visible, the portal fetches the profile every 3 s; other screens fetch it when they become visible again.',
    notes: `Starts with "event: ${streamEvents.ready}" with {} as its data, followed by "event: ${streamEvents.money}" with a MoneyEvent for each change, and a comment line (":") at least every 15 s. The portal sends the last \`id\` back as Last-Event-ID. 204 means that the host has no stream.`,
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The last `id` received. The stream starts with the events since then.',
        schema: text(),
      },
    ],
    answer: { schema: text(), mediaType: 'text/event-stream', description: 'The stream stays open.' },
  },
} as const satisfies Partial<Operations>;
