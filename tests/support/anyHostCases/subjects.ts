import type { SectionSevenHost } from '../sectionSevenHost';
import type { ReadCall } from './distinctCases';
import type { JsonPath } from './jsonPath';

/** An entity of requirements §3, its location in a response, and the pages that show it. */
export interface Subject {
  entity: string;
  call: ReadCall;
  /** The location of the entity, whose fields are put into each form one by one. */
  at: JsonPath;
  pages: readonly string[];
  /** The signed-in player; `demo` by default. */
  player?: 'demo' | 'closed';
}

const me = 'GET /api/me';
const history = 'GET /api/transaction-history';
const methods = 'GET /api/payment-methods';
const config = 'GET /api/recharge/game';
const zones = 'GET /api/zones';
const accountZones = 'GET /api/account-zones';

/** The ids of the two transactions that every player of the section-7 host has. */
const receipts = { pay: '/transactions/20', topUp: '/transactions/10' };

export const userSubject: Subject = {
  entity: 'User',
  call: me,
  at: [],
  pages: ['/', '/security', '/payment', '/recharge'],
};

/** All other entities. A player with a closed zone sees the migration on `/recharge`. */
export const subjects: readonly Subject[] = [
  {
    entity: 'Transaction (pay)',
    call: history,
    at: [0],
    pages: ['/transactions', receipts.pay],
  },
  {
    entity: 'Transaction (top-up)',
    call: history,
    at: [1],
    pages: ['/transactions', receipts.topUp, '/payment'],
  },
  { entity: 'payload of a pay', call: history, at: [0, 'payload'], pages: ['/transactions'] },
  {
    entity: 'metadata of a pay',
    call: history,
    at: [0, 'payload', 'metadata'],
    pages: ['/transactions', receipts.pay],
  },
  {
    entity: 'payload of a top-up',
    call: history,
    at: [1, 'payload'],
    pages: ['/transactions', receipts.topUp],
  },
  {
    entity: 'related transaction',
    call: history,
    at: [1, 'relatedTransactions', 0],
    pages: ['/transactions', receipts.topUp, '/payment'],
  },
  {
    entity: 'Payment methods',
    call: methods,
    at: [],
    pages: ['/payment', '/payment/bank-transfer', '/payment/e-wallet'],
  },
  { entity: 'bank', call: methods, at: ['bankTransfers', 0], pages: ['/payment/bank-transfer'] },
  { entity: 'e-wallet', call: methods, at: ['eWallets', 0], pages: ['/payment/e-wallet'] },
  { entity: 'card', call: methods, at: ['cards', 0], pages: ['/payment/card'] },
  {
    entity: 'Bonus',
    call: methods,
    at: ['bankTransfers', 0, 'bonuses', 0],
    pages: ['/payment/bank-transfer'],
  },
  { entity: 'Game recharge config', call: config, at: [], pages: ['/recharge'] },
  { entity: 'payable value', call: config, at: ['payableValues', 0], pages: ['/recharge'] },
  { entity: 'Zone', call: zones, at: [0], pages: ['/recharge'] },
  { entity: 'Zone to move to', call: zones, at: [0], pages: ['/recharge'], player: 'closed' },
  { entity: 'Account zone', call: accountZones, at: [1], pages: ['/recharge'], player: 'closed' },
  {
    entity: 'zone of an account',
    call: accountZones,
    at: [1, 'zone'],
    pages: ['/recharge'],
    player: 'closed',
  },
];

/** Whole responses, and whole rows of lists. */
export const wholes: readonly Subject[] = [
  { entity: 'user', call: me, at: [], pages: ['/'] },
  { entity: 'history', call: history, at: [], pages: ['/transactions', '/payment'] },
  { entity: 'transaction', call: history, at: [0], pages: ['/transactions', '/recharge'] },
  { entity: 'payment methods', call: methods, at: [], pages: ['/payment', '/payment/bank-transfer'] },
  { entity: 'bank', call: methods, at: ['bankTransfers', 0], pages: ['/payment/bank-transfer'] },
  { entity: 'recharge config', call: config, at: [], pages: ['/recharge'] },
  { entity: 'payable value', call: config, at: ['payableValues', 0], pages: ['/recharge'] },
  { entity: 'zones', call: zones, at: [], pages: ['/recharge'] },
  { entity: 'zone', call: zones, at: [0], pages: ['/recharge'] },
  { entity: 'account zones', call: accountZones, at: [], pages: ['/recharge'], player: 'closed' },
  { entity: 'account zone', call: accountZones, at: [1], pages: ['/recharge'], player: 'closed' },
];

/** Gives the host a value for every field of requirements §3, so that each can be removed. */
export function fillEveryField(host: SectionSevenHost): void {
  Object.assign(host.account('demo').user, {
    dob: '1990-01-01',
    lastPasswordChange: '2026-01-15T03:10:00.000Z',
  });
  host.world.paymentMethods.cards.push({ name: 'viettel', label: 'Viettel', type: 'card' });
}
