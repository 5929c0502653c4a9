import { randomUUID } from 'node:crypto';
import {
  paths,
  playableZones,
  type PayableValue,
  type RechargePayload,
  type Transaction,
} from '@portal/contract';
import { operations, type CallKey } from '@portal/contract/openapi';
import { readSecurityCodeSent } from '../../../src/api/readers/securityCode';
import { readTransactions } from '../../../src/api/readers/transactions';
import { readUser } from '../../../src/api/readers/user';
import { migrationOperation } from '../../../src/operations/migration/migrationOperation';
import {
  findRecharge,
  purchaseIdsOf,
  rechargeOperation,
} from '../../../src/operations/recharge/rechargeOperation';
import type { Browser, Exchange } from '../browser';
import { notTried, tried, type Deviation } from '../finding';
import { isSuccess, judgeRefusal, judgeSuccess, refusesBy200, wordsOf } from '../judge';
import { judgeAnswer } from '../judgeAnswer';
import type { Check, World } from '../world';

/** Checks that cost KP or may send a message that costs money (--money). */

/** The money as the portal sees it; null for what could not be read. */
interface Money {
  credit: number | null;
  history: Transaction[] | null;
}

async function moneyOf(browser: Browser): Promise<Money> {
  const me = await browser.send('GET', paths.me);
  const history = await browser.send('GET', paths.transactionHistory);
  return {
    credit: readUser(me.json?.value)?.credit ?? null,
    history: isSuccess(history) ? readTransactions(history.json?.value) : null,
  };
}

interface Plan {
  payload: RechargePayload;
  value: PayableValue;
}

const unread = (call: CallKey): string => `${call} could not be read`;

/** The cheapest recharge that the player can pay for, or the reason why there is none. */
function planOf({ read: { user, config, zones } }: World): Plan | string {
  const credit = user?.credit ?? null;
  if (credit === null) return `no balance is known: ${unread('GET /api/me')}`;
  if (!zones) return unread('GET /api/zones');
  if (!config) return unread('GET /api/recharge/game');
  const [zone] = playableZones(zones);
  const [value] = [...config.payableValues].sort((one, other) => one.credit - other.credit);
  if (!zone) return 'no zone can be played';
  if (!value) return 'nothing can be bought';
  if (value.credit > credit)
    return `the cheapest recharge costs ${value.credit} KP, and the player has ${credit}`;
  const seen = config.acceptsExpectedCoins && { expectedCoins: value.coinsReceived };
  return { payload: { creditAmount: value.credit, zoneId: zone.id, ...seen }, value };
}

type Operation = Pick<typeof rechargeOperation | typeof migrationOperation, 'isRefusal'>;

/** Whether the portal reports a success (GAME-6, MIG-4). */
const isDone = (exchange: Exchange, { isRefusal }: Operation): boolean =>
  'data' in exchange.answer && !refusesBy200(exchange, isRefusal);

/** Whether the status refuses a request for a reason that may be right, such as a missing proof. */
const isRefusalStatus = ({ status }: Exchange): boolean => [400, 403, 409, 422].includes(status ?? 0);

const isRefused = (exchange: Exchange, { isRefusal }: Operation): boolean =>
  refusesBy200(exchange, isRefusal) || isRefusalStatus(exchange);

/** Judges an attempt that was not carried out. */
const judgeUndone = (exchange: Exchange, operation: Operation): Deviation[] =>
  isRefused(exchange, operation) ? [{ how: `refused with ${wordsOf(exchange)}` }] : judgeSuccess(exchange);

/** Judges the second of two attempts with one key. */
const judgeRepetition = (second: Exchange, operation: Operation): Deviation[] =>
  isDone(second, operation)
    ? []
    : judgeUndone(second, operation).map((one) => ({ ...one, how: `the repetition: ${one.how}` }));

const spent = (before: Money, after: Money): number | null =>
  before.credit === null || after.credit === null ? null : before.credit - after.credit;

const risen = (paid: number): Deviation => ({
  how: `the balance rose by ${-paid} KP meanwhile, so the cost is unknown`,
});

/** A recharge that the host has not carried out must cost nothing. After a lost answer it may have been carried out all the same. */
function judgeCost(first: Exchange, paid: number | null): Deviation[] {
  if (paid === 0) return [];
  if (paid === null) return [{ how: 'the balance could not be read, so whether it was charged is unknown' }];
  if (paid < 0) return [risen(paid)];
  const how = `the balance fell by ${paid} KP all the same`;
  return [{ how, ...(isRefused(first, rechargeOperation) && { breaking: 'refusedButCharged' as const }) }];
}

const recharge: Check = {
  call: 'POST /api/recharge/game',
  about: 'twice with one Idempotency-Key',
  needs: 'money',
  run: async (world) => {
    const { browser } = world;
    const plan = planOf(world);
    if (typeof plan === 'string') return notTried(plan);
    const { payload, value } = plan;
    const before = await moneyOf(browser);
    const idempotencyKey = randomUUID();
    const attempt = () => browser.send('POST', paths.rechargeGame, { body: payload, idempotencyKey });

    const first = await attempt();
    const between = await moneyOf(browser);
    if (!isDone(first, rechargeOperation))
      return tried(...judgeUndone(first, rechargeOperation), ...judgeCost(first, spent(before, between)));
    const order = {
      ...payload,
      coins: value.coinsReceived,
      gameId: world.read.config?.gameId ?? '',
      coinName: '',
      ...(world.read.config?.acceptsExpectedCoins && { checksPrice: true }),
    };
    const knownIds = before.history && purchaseIdsOf(before.history);
    const isSeen =
      knownIds === null || between.history === null
        ? null
        : findRecharge(between.history, { payload: order, knownIds }) !== undefined;
    const second = await attempt();
    const after = await moneyOf(browser);
    return tried(
      ...judgeCharges(value.credit, spent(before, between), spent(before, after)),
      ...judgeRepetition(second, rechargeOperation),
      ...judgeOnce(isChargedAgain(value.credit, spent(before, between), spent(before, after)), isSeen),
    );
  },
};

/** null if that cannot be told, as while the balance rose. A host may book the first charge only after its answer. */
function isChargedAgain(price: number, once: number | null, twice: number | null): boolean | null {
  const first = once ?? 0;
  return twice === null || first < 0 || twice < first ? null : twice > Math.max(price, first);
}

function judgeCharges(price: number, once: number | null, twice: number | null): Deviation[] {
  const paid = once === 0 || once === null ? twice : once;
  if (paid === null) return [{ how: 'the balance could not be read after the recharge' }];
  if (paid < 0) return [risen(paid)];
  return paid === price || (paid > price && paid !== once)
    ? []
    : [{ how: `the balance fell by ${paid} KP, not by ${price}` }];
}

/** After a lost answer, the portal relies on the Idempotency-Key or on the history (GAME-8). A host must support at least one of them. */
function judgeOnce(chargedAgain: boolean | null, isSeen: boolean | null): Deviation[] {
  const ignored = 'Idempotency-Key is ignored: the repetition was charged again';
  const unseen = isSeen === null ? 'the history could not be read' : 'the history does not show it';
  if (chargedAgain && !isSeen) return [{ how: `${ignored}, and ${unseen}`, breaking: 'chargedUnseen' }];
  if (chargedAgain)
    return [{ how: `${ignored}. The portal looks into the history before it repeats anything` }];
  return [
    ...(chargedAgain === null ? [{ how: 'whether the repetition was charged again is unknown' }] : []),
    ...(isSeen
      ? []
      : [{ how: `${unseen}: after a lost answer the portal relies on the Idempotency-Key alone` }]),
  ];
}

const migration: Check = {
  call: 'POST /api/account-zones',
  about: 'twice with one Idempotency-Key',
  needs: 'money',
  run: async ({ browser, read: { zones, closedZones } }) => {
    if (!zones) return notTried(unread('GET /api/zones'));
    if (closedZones === undefined) return notTried(unread('GET /api/account-zones'));
    const [zone] = playableZones(zones);
    if (!zone) return notTried('no zone can be played');
    if (closedZones === 0) return notTried('the player has no account on a CLOSED zone');
    const idempotencyKey = randomUUID();
    const attempt = () =>
      browser.send('POST', paths.accountZones, { body: { zoneId: zone.id }, idempotencyKey });
    const first = await attempt();
    const deviations = isDone(first, migrationOperation)
      ? judgeRepetition(await attempt(), migrationOperation)
      : judgeUndone(first, migrationOperation);
    return tried(...deviations);
  },
};

/** A request for a message may be refused, as that of a link for an address that is verified. */
const judgeMessage = (answer: Exchange): Deviation[] =>
  isRefusalStatus(answer) ? judgeRefusal(answer, { statuses: [422] }) : judgeSuccess(answer);

const securityCode: Check = {
  call: 'POST /api/security-code/',
  about: 'sends a code',
  needs: 'money',
  run: async ({ browser }) => {
    const answer = await browser.send('POST', paths.securityCode, {
      body: { action: 'confirm.phone_number' },
    });
    const failed = judgeMessage(answer);
    // The requirements do not specify the body of the answer.
    if (failed.length > 0 || !answer.json) return tried(...failed);
    const { schema = {} } = operations['POST /api/security-code/'].answer ?? {};
    return tried(...judgeAnswer(answer, schema, readSecurityCodeSent).deviations);
  },
};

const emailVerification: Check = {
  call: 'POST /email-verification/send',
  about: 'sends a link',
  needs: 'money',
  run: async ({ browser }) => {
    const answer = await browser.send('POST', paths.sendEmailVerification);
    return tried(...judgeMessage(answer));
  },
};

export const moneyChecks: Check[] = [securityCode, emailVerification, migration, recharge];
