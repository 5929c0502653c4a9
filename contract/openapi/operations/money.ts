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
    summary: "The player's transactions",
    tag: 'money',
    who: 'player',
    screens: ['/transactions', '/recharge', '/payment'],
    notes:
      'Must show a recharge as soon as it was charged: after a lost answer the portal reads here whether it was.',
    answer: {
      schema: listOf(entity('Transaction')),
      description: `Newest first; the portal shows the ${limits.historyLength} most recent.`,
    },
  },
  'GET /api/transaction-history/pages': {
    id: 'getHistoryPages',
    summary: "The player's transactions page by page, with migrations (account.migration)",
    tag: 'money',
    who: 'player',
    screens: ['/transactions'],
    whenAbsent: `The history ends with the ${limits.historyLength} most recent transactions, and has no migrations.`,
    notes:
      'Pages in the order of one key that no line ever changes, so that no line is on two pages or on none while others arrive.',
    parameters: [
      {
        name: 'before',
        in: 'query',
        description: '`next` of the page before. Without it the newest page.',
        schema: text(),
      },
      {
        name: 'id',
        in: 'query',
        description: 'Only the transaction with this id: a page of one, or of none.',
        schema: text(),
      },
    ],
    answer: { schema: entity('HistoryPage'), description: 'Newest first.' },
    refusals: { 422: '`before` is no `next` of a page.' },
  },
  'GET /api/transaction-history/file': {
    id: 'downloadHistory',
    summary: "All of the player's transactions as a file for spreadsheets",
    tag: 'money',
    who: 'player',
    screens: ['/transactions'],
    whenAbsent: 'No file is offered.',
    notes:
      'A link of the portal, where a page of the history has `offersFile`: the browser sends the session without the header X-Requested-With, and takes longer than 5000 ms if it must.',
    answer: {
      schema: text(),
      mediaType: 'text/csv',
      description: 'An attachment in UTF-8 with a byte order mark, so that spreadsheets read Vietnamese.',
    },
  },
  'GET /api/payment-methods': {
    id: 'getPaymentMethods',
    summary: 'Banks, wallets and cards that take top-ups',
    tag: 'money',
    who: 'player',
    screens: ['/payment'],
    answer: { schema: entity('PaymentMethods') },
  },
  'GET /api/transfer-claims': {
    id: 'getTransferClaims',
    summary: 'What the player said of transfers that were not credited, newest first',
    tag: 'money',
    who: 'player',
    screens: ['/transfer-claims', '/transactions', '/support'],
    whenAbsent: 'Nothing asks for a transfer that was not credited.',
    answer: { schema: listOf(entity('TransferClaim')) },
  },
  'POST /api/transfer-claims': {
    id: 'claimTransfer',
    summary: 'Says that a transfer was not credited',
    tag: 'money',
    who: 'player',
    screens: ['/transfer-claims'],
    whenAbsent: 'Nothing asks for a transfer that was not credited.',
    notes:
      'The answer never tells whether such a transfer is known. KP that come of it arrive as any other top-up does.',
    payload: payload('TransferClaimPayload'),
    answer: { schema: entity('TransferClaim') },
  },
  'GET /api/events': {
    id: 'streamMoneyEvents',
    summary: "Hints that money of the player's moved, as server-sent events",
    tag: 'money',
    who: 'player',
    screens: ['every screen'],
    whenAbsent:
      'While /payment is visible the portal fetches the profile every 3 s; other screens fetch it when they become visible again.',
    notes: `First "event: ${streamEvents.ready}" with {} as its data, then "event: ${streamEvents.money}" with a MoneyEvent for each change, and a comment line (":") at least every 15 s. An \`id\` is what the portal sends back as Last-Event-ID. 204 means that the host has no stream.`,
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The last `id` received. The stream begins with what happened since.',
        schema: text(),
      },
    ],
    answer: { schema: text(), mediaType: 'text/event-stream', description: 'Does not end by itself.' },
  },
} as const satisfies Partial<Operations>;
