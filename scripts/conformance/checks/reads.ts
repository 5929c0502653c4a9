import { closedZones, paths } from '@portal/contract';
import { operations, type CallKey } from '@portal/contract/openapi';
import { readCampaigns } from '../../../src/api/readers/campaigns';
import { readCodeRedemptions } from '../../../src/api/readers/codeRedemptions';
import { readGiftCodes } from '../../../src/api/readers/giftCodes';
import { readSessions, readSignIns } from '../../../src/api/readers/sessions';
import { readLoginApproval } from '../../../src/api/readers/loginApproval';
import { readPaymentMethods } from '../../../src/api/readers/paymentMethods';
import { readRechargeConfig } from '../../../src/api/readers/rechargeConfig';
import { readHistoryPage, readTransactions } from '../../../src/api/readers/transactions';
import { readTransferClaims } from '../../../src/api/readers/transferClaims';
import { readAccountZones, readZones } from '../../../src/api/readers/zones';
import { streamTimings } from '../../../src/moneyEvents/moneyEventStream';
import type { Browser } from '../browser';
import { absent, tried, type Deviation } from '../finding';
import { absenceOf, judgeSuccess, limited } from '../judge';
import { judgeAnswer } from '../judgeAnswer';
import { openStream } from '../openStream';
import type { Check, World } from '../world';
import { unlistedHeaders } from './cors';

/** The data that a signed-in player's screens read, through the portal's own readers. */

/** `keep` stores the parts that later checks need. */
const readCheck = <Entity>(
  call: CallKey,
  path: string,
  reader: (json: unknown) => Entity | null,
  keep: (read: World['read'], entity: Entity) => void = () => undefined,
): Check => ({
  call,
  needs: 'player',
  run: async ({ browser, read }) => {
    const exchange = await browser.send('GET', path);
    const { deviations, read: entity } = judgeAnswer(exchange, operations[call].answer?.schema ?? {}, reader);
    if (entity !== null) keep(read, entity);
    return tried(...deviations);
  },
});

type AddedCall =
  | 'GET /api/gift-codes'
  | 'GET /api/gift-codes/redemptions'
  | 'GET /api/campaigns'
  | 'GET /api/transaction-history/pages'
  | 'GET /api/transfer-claims'
  | 'GET /api/sessions'
  | 'GET /api/sign-ins'
  | 'GET /api/login-approval';

/** A read that is not part of the requirements. */
const addedRead = (call: AddedCall, path: string, reader: (json: unknown) => object | null): Check => ({
  call,
  needs: 'player',
  run: async ({ browser, portalOrigin }) => {
    const exchange = await browser.send('GET', path);
    const { whenAbsent, answer } = operations[call];
    const absence = absenceOf(exchange, portalOrigin);
    if (absence !== undefined) return absent(`${whenAbsent} (${absence})`);
    return tried(...judgeAnswer(exchange, answer?.schema ?? {}, reader).deviations);
  },
});

const LAST_EVENT_ID = 'Last-Event-ID';

/** Only the streams after the first one name the position from which they continue, and on another origin that needs a permission. */
async function laterStreamFaults(browser: Browser): Promise<Deviation[]> {
  const { headers } = await browser.preflight('GET', paths.events, [LAST_EVENT_ID]);
  return unlistedHeaders(headers, [LAST_EVENT_ID]).map((name) => ({
    how: `Access-Control-Allow-Headers lacks ${name}: a stream that was interrupted begins anew`,
  }));
}

const events: Check = {
  call: 'GET /api/events',
  needs: 'player',
  run: async ({ browser, portalOrigin }) => {
    const { exchange, end, hasBegun } = await openStream(browser);
    const { status, fault } = exchange;
    const hidden = absenceOf({ ...exchange, answer: { data: null } }, portalOrigin);
    if (end?.kind === 'off' || hidden !== undefined)
      return absent(`${operations['GET /api/events'].whenAbsent} (${hidden ?? String(status)})`);
    const polls = 'The portal polls, and tries again and again';
    if (status === null) return tried({ how: `${fault ?? 'no answer'}. ${polls}` });
    if (end === null)
      return hasBegun
        ? tried(...(portalOrigin === undefined ? [] : await laterStreamFaults(browser)))
        : tried({
            how: `no byte within ${streamTimings.firstByte} ms: a proxy may be buffering. ${polls}`,
          });
    if (status === 429) return tried(limited(exchange));
    return end.kind === 'signedOut'
      ? tried(...judgeSuccess(exchange))
      : tried({ how: `${status} instead of a stream. ${polls}` });
  },
};

export const readChecks: Check[] = [
  readCheck('GET /api/transaction-history', paths.transactionHistory, readTransactions),
  readCheck('GET /api/payment-methods', paths.paymentMethods, readPaymentMethods),
  readCheck('GET /api/recharge/game', paths.rechargeGame, readRechargeConfig, (read, config) => {
    read.config = config;
  }),
  readCheck('GET /api/zones', paths.zones, readZones, (read, zones) => {
    read.zones = zones;
  }),
  readCheck('GET /api/account-zones', paths.accountZones, readAccountZones, (read, zones) => {
    read.closedZones = closedZones(zones).length;
  }),
  addedRead('GET /api/gift-codes', paths.giftCodes, readGiftCodes),
  addedRead('GET /api/gift-codes/redemptions', paths.codeRedemptions, readCodeRedemptions),
  addedRead('GET /api/campaigns', paths.campaigns, readCampaigns),
  addedRead('GET /api/transaction-history/pages', paths.historyPages, readHistoryPage),
  addedRead('GET /api/transfer-claims', paths.transferClaims, readTransferClaims),
  addedRead('GET /api/sessions', paths.sessions, readSessions),
  addedRead('GET /api/sign-ins', paths.signIns, readSignIns),
  addedRead('GET /api/login-approval', paths.loginApproval, readLoginApproval),
  events,
];
